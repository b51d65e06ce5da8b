import type { Articles } from '@/cms/queries/fetch-articles';
import type { PublishedPage } from '@/cms/queries/fetch-page';
import type { PageRoute } from '@/cms/queries/page-route';
import type { PageKey } from '@/features/sites/internal-path';
import { parsePublicPath } from '@/features/sites/parse-public-path';
import { toItemPath, toPublicPath } from '@/features/sites/public-path';
import type { Site } from '@/features/sites/site-list/site-list';
import { findField } from '../head/page-source';
import { toLine, toTime } from '../head/read-field';
import { findPageDescription, hasNoIndex, toPageTitle } from '../head/to-head';
import type { Feed, FeedEntry } from './feed';

const MAX_ENTRIES = 30;

type Sources = {
  fetchPage: (route: PageRoute) => Promise<PublishedPage | null>;
  fetchArticles: (route: PageRoute) => Promise<Articles>;
};

type Place = { site: Site; siteUrl: string; siteName: string; key: Pick<PageKey, 'language' | 'path'> };

/**
 * Loads the newest articles below a page in a language: pages with a date of publication. Returns `null` if the page is
 * not there in this language, or has no articles in it.
 */
export async function loadFeed(
  { site, siteUrl, siteName, key }: Place,
  { fetchPage, fetchArticles }: Sources,
): Promise<Omit<Feed, 'feedUrl'> | null> {
  const { language } = key;
  const pageRoute = { siteName: site.name, language, path: toItemPath(key.path) };
  const page = await fetchPage(pageRoute);
  const route = page?.layout.sitecore.route;
  if (!page?.languages.includes(language) || !route || hasNoIndex(route)) return null;
  const { items } = await fetchArticles(pageRoute);
  const entries = items
    .flatMap((item) => toEntry(item, { site, siteUrl, key }))
    .sort((one, other) => other.published.getTime() - one.published.getTime())
    .slice(0, MAX_ENTRIES);
  if (entries.length === 0) return null;
  return {
    title: `${toPageTitle(route)} · ${siteName}`,
    description: findPageDescription(route) ?? '',
    language,
    siteName,
    pageUrl: siteUrl + toPublicPath(site, key),
    entries,
  };
}

function toEntry(
  item: Articles['items'][number],
  { site, siteUrl, key }: Pick<Place, 'site' | 'siteUrl' | 'key'>,
): FeedEntry[] {
  const published = findField(item, ['Published'], toTime);
  const path = isPagePath(item.url) && parsePublicPath(site, item.url)?.page.path;
  if (!published || !path || item.language !== undefined) return [];
  return [
    {
      title: findField(item, ['Title'], toLine) ?? item.displayName,
      url: siteUrl + toPublicPath(site, { language: key.language, path }),
      published: new Date(published),
      summary: findField(item, ['Description'], toLine) ?? '',
      topic: findField(item, ['Topic'], toLine) ?? '',
    },
  ];
}

/** An item that is no page has the URL of its place in the content tree. */
const isPagePath = (url: string): boolean =>
  url.startsWith('/') && !url.toLowerCase().startsWith('/sitecore/');
