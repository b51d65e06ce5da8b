import type { Route } from '@/cms/schemas/layout-schema';
import type { Head } from '@/rendering/context/page-data';
import { getIn, toBoolean } from '@/rendering/fields/field-values';
import { DEFAULT_THEME } from '@/themes/theme';
import { feedFormats } from '../feeds/feed';
import { parseFeedPath, toFeedPath } from '../feeds/feed-path';
import { toCardPath } from '../share-card/card-path';
import { CARD_SIZE } from '../share-card/share-card';
import { listEntities } from '../structured-data/list-entities';
import { renderEntities } from '../structured-data/render-entities';
import { listAlternates } from './list-alternates';
import { listOpenGraph } from './list-open-graph';
import { findField, type PageSource, toContentLanguage, toPageUrl } from './page-source';
import { toLine, toWebImage } from './read-field';

const SEPARATOR = ' · ';

/** Returns what search engines, feeds and link previews read of a page. All URLs are on the configured host. */
export function toHead(source: PageSource, siteTitle?: string): Omit<Head, 'links'> {
  const { route } = source;
  const canonical = toPageUrl(source, toContentLanguage(source));
  const alternates = listAlternates(source);
  const title = toPageTitle(route);
  const head = {
    title: withSiteTitle(title, siteTitle),
    description: findPageDescription(route) ?? undefined,
    canonical,
    alternates,
    image: findField(route, ['OpenGraphImage'], toWebImage) ?? toCardImage(source, title),
    openGraph: listOpenGraph(source, alternates),
    feeds: listFeeds(source),
  };
  if (hasNoIndex(route)) return { ...head, noIndex: true, alternates: [] };
  const entities = listEntities(source, { ...head, title, image: findPicture(route) ?? head.image });
  return { ...head, structuredData: renderEntities(entities) };
}

/** Returns the title of a page without that of the site. */
export const toPageTitle = (route: Route): string =>
  findField(route, ['MetadataTitle', 'Title'], toLine) ??
  toLine({ value: route.displayName }) ??
  toLine({ value: route.name }) ??
  '';

/** Returns the description of a page, or `null` if the editors wrote none. */
export const findPageDescription = (route: Route): string | null =>
  findField(route, ['MetadataDescription', 'Description'], toLine);

/** A title that names the site already, such as that of the home page, stays as it is. */
function withSiteTitle(title: string, siteTitle = ''): string {
  const isNamed = title.toLowerCase().includes(siteTitle.toLowerCase());
  return isNamed ? title : `${title}${SEPARATOR}${siteTitle}`;
}

/** Returns whether an editor keeps the page out of search engines. */
export const hasNoIndex = ({ fields }: Pick<Route, 'fields'>): boolean => toBoolean(getIn(fields, 'NoIndex'));

function listFeeds({ siteUrl, feedPaths }: PageSource): Head['feeds'] {
  const pages = new Set(feedPaths.flatMap((path) => parseFeedPath(path)?.page ?? []));
  return [...pages].flatMap((page) =>
    feedFormats.map((format) => ({
      type: `application/${format}+xml`,
      href: siteUrl + toFeedPath(page, format),
    })),
  );
}

/** The picture of the page itself, which search engines prefer to one with text. */
const findPicture = (route: Route): Head['image'] =>
  findField(route, ['OpenGraphImage', 'Image'], toWebImage) ?? undefined;

function toCardImage(
  { key, siteUrl, siteName, theme = DEFAULT_THEME }: PageSource,
  title: string,
): Head['image'] {
  const card = { title, siteName, language: key.language, theme };
  return { src: siteUrl + toCardPath(key, card), alt: title, ...CARD_SIZE };
}
