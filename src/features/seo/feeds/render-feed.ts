import { toElement, toXmlText, XML_DECLARATION } from '../xml-text';
import type { Feed, FeedEntry, FeedFormat } from './feed';

/** Writes a feed as RSS 2.0 or Atom (RFC 4287). All texts are plain. */
export const renderFeed = (feed: Feed, format: FeedFormat): string =>
  XML_DECLARATION + (format === 'rss' ? renderRss(feed) : renderAtom(feed));

const findNewest = ({ entries }: Feed): Date => entries[0]?.published ?? new Date(0);

function renderRss(feed: Feed): string {
  const { title, description, language, siteName, pageUrl, feedUrl, entries } = feed;
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${toElement('title', title)}
${toElement('link', pageUrl)}
<atom:link rel="self" type="application/rss+xml" href="${toXmlText(feedUrl)}"/>
<description>${toXmlText(description || siteName)}</description>
${toElement('language', language)}
${toElement('lastBuildDate', findNewest(feed).toUTCString())}
${entries.map(renderItem).join('')}</channel>
</rss>
`;
}

function renderItem({ title, url, published, summary, topic }: FeedEntry): string {
  const parts = [
    toElement('title', title),
    toElement('link', url),
    `<guid isPermaLink="true">${toXmlText(url)}</guid>`,
    toElement('pubDate', published.toUTCString()),
    toElement('category', topic),
    toElement('description', summary),
  ];
  return `<item>${parts.join('')}</item>\n`;
}

function renderAtom(feed: Feed): string {
  const { title, description, language, siteName, pageUrl, feedUrl, entries } = feed;
  return `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${toXmlText(language)}">
${toElement('id', feedUrl)}
${toElement('title', title)}
${toElement('subtitle', description)}
<link rel="self" type="application/atom+xml" href="${toXmlText(feedUrl)}"/>
<link rel="alternate" type="text/html" href="${toXmlText(pageUrl)}"/>
<author>${toElement('name', siteName)}</author>
${toElement('updated', findNewest(feed).toISOString())}
${entries.map(renderEntry).join('')}</feed>
`;
}

function renderEntry({ title, url, published, summary, topic }: FeedEntry): string {
  const date = published.toISOString();
  const parts = [
    toElement('id', url),
    toElement('title', title),
    `<link rel="alternate" type="text/html" href="${toXmlText(url)}"/>`,
    toElement('published', date),
    toElement('updated', date),
    topic && `<category term="${toXmlText(topic)}"/>`,
    toElement('summary', summary),
  ];
  return `<entry>${parts.join('')}</entry>\n`;
}
