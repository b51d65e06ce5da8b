import type { Route } from '@/cms/schemas/layout-schema';
import { toPublicPath } from '@/features/sites/public-path';
import { toSiteUrl } from '@/features/sites/to-site-url';
import { isRecord } from '@/platform/json/json-types';
import type { Head } from '@/rendering/context/page-data';
import type { PagePropsStep, ServerPage } from '../types';

/** The phrase that this step reads. */
export const SITE_TITLE = 'site-title';

/** The page's URLs contain the configured host of the site, never the `Host` header of the request. */
export const addHead: PagePropsStep = (page, dependencies) => {
  const { key, site, layout, dictionary } = page;
  const route = layout.sitecore.route;
  if (!route) return page;

  const siteUrl = toSiteUrl(site, dependencies);
  const toUrl = (language: string) => siteUrl + toPublicPath(site, { language, path: key.path });
  const head: Head = {
    ...page.head,
    title: toTitle(route, dictionary[SITE_TITLE]),
    description: findText(route, 'MetadataDescription', 'Description') ?? undefined,
    canonical: toUrl(toContentLanguage(page, route)),
    alternates: toAlternates(page, toUrl),
    image: findImage(route, 'OpenGraphImage', 'Image') ?? undefined,
  };
  return { ...page, head };
};

function toTitle(route: Route, siteTitle: string | undefined): string {
  const title = findText(route, 'MetadataTitle', 'Title') ?? route.displayName ?? route.name ?? '';
  return siteTitle && siteTitle !== title ? `${title} – ${siteTitle}` : title;
}

/** With a language fallback, the content's language differs from the language of the requested URL. */
function toContentLanguage({ key, site }: ServerPage, { itemLanguage }: Route): string {
  return itemLanguage && site.languages.includes(itemLanguage) ? itemLanguage : key.language;
}

function toAlternates(
  { pageLanguages, site }: ServerPage,
  toUrl: (language: string) => string,
): Head['alternates'] {
  if (pageLanguages.length < 2) return [];
  const alternates = pageLanguages.map((language) => ({ language, href: toUrl(language) }));
  const fallback = pageLanguages.includes(site.defaultLanguage) ? site.defaultLanguage : pageLanguages[0];
  return fallback ? [...alternates, { language: 'x-default', href: toUrl(fallback) }] : alternates;
}

function findText(route: Route, ...names: string[]): string | null {
  for (const name of names) {
    const value = getFieldValue(route, name);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}

function findImage(route: Route, ...names: string[]): string | null {
  for (const name of names) {
    const value = getFieldValue(route, name);
    if (isRecord(value) && typeof value.src === 'string' && URL.canParse(value.src)) return value.src;
  }
  return null;
}

function getFieldValue({ fields }: Route, name: string): unknown {
  const field = isRecord(fields) ? fields[name] : undefined;
  return isRecord(field) ? field.value : undefined;
}
