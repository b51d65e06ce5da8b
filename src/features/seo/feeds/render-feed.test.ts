/** @jest-environment jsdom */
import { SaxesParser } from 'saxes';
import type { Feed } from './feed';
import { renderFeed } from './render-feed';

const feed: Feed = {
  title: 'News · Main',
  description: 'What happens',
  language: 'da',
  siteName: 'Main',
  pageUrl: 'https://site.test/da/news',
  feedUrl: 'https://site.test/da/news/feed.xml',
  entries: [
    {
      title: 'Dividend',
      url: 'https://site.test/da/news/dividend',
      published: new Date('2026-04-19'),
      summary: 'DKK 130 & more',
      topic: 'Money',
    },
    {
      title: 'Roof',
      url: 'https://site.test/da/news/roof',
      published: new Date('2026-03-01'),
      summary: '',
      topic: '',
    },
  ],
};

function read(xml: string): Document {
  // Unlike that of jsdom, this parser refuses whatever XML forbids.
  const strict = new SaxesParser({ xmlns: true });
  strict.on('error', (error) => {
    throw error;
  });
  strict.write(xml).close();
  return new DOMParser().parseFromString(xml, 'application/xml');
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('RSS has the channel and its items, the newest first', () => {
  const document = read(renderFeed(feed, 'rss'));
  expect(texts(document, 'channel > title')).toEqual(['News · Main']);
  expect(texts(document, 'channel > lastBuildDate')).toEqual(['Sun, 19 Apr 2026 00:00:00 GMT']);
  expect(texts(document, 'item > link')).toEqual(feed.entries.map(({ url }) => url));
  expect(texts(document, 'item > description')).toEqual(['DKK 130 & more']);
  expect(texts(document, 'item > category')).toEqual(['Money']);
});

test('Atom has the feed and its entries with what RFC 4287 demands', () => {
  const document = read(renderFeed(feed, 'atom'));
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(texts(document, 'feed > author > name')).toEqual(['Main']);
  expect(texts(document, 'entry > id')).toEqual(feed.entries.map(({ url }) => url));
  expect(texts(document, 'entry > updated')).toEqual([
    '2026-04-19T00:00:00.000Z',
    '2026-03-01T00:00:00.000Z',
  ]);
});

test.each(['rss', 'atom'] as const)('hostile texts stay text in %s', (format) => {
  const hostile = '</title><script>alert(1)</script> ]]> <![CDATA[ &amp; \u0000\u0008\u001f\ufffe\ud800 "\'';
  const entry = {
    title: hostile,
    url: feed.pageUrl,
    published: new Date(0),
    summary: hostile,
    topic: hostile,
  };
  const document = read(
    renderFeed(
      { ...feed, title: hostile, description: hostile, siteName: hostile, entries: [entry] },
      format,
    ),
  );
  const shown = '</title><script>alert(1)</script> ]]> <![CDATA[ &amp; \ufffd "\'';
  expect(texts(document, 'title')).toEqual([shown, shown]);
});
