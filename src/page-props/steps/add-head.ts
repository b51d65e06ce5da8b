import type { Route } from '@/cms/layout-schema';
import { isRecord } from '@/lib/json-kinds';
import { toPublicPath } from '@/lib/public-path';
import type { Head } from '@/rendering/head';
import { toSiteUrl } from '@/services/sites/to-site-url';
import type { LoadedPage, PagePropsStep } from '../types';

/** What the page says of itself, all addresses on the site's own host and never on the visitor's `Host` header. */
export const addHead: PagePropsStep = (page, sources) => {
  const { key, site, layout, dictionary } = page;
  const route = layout.sitecore.route;
  if (!route) return page;

  const siteUrl = toSiteUrl(site, sources);
  const toUrl = (language: string) => siteUrl + toPublicPath(site, { language, path: key.path });
  const head: Head = {
    ...page.head,
    title: toTitle(route, dictionary['site-title']),
    description: findText(route, 'MetadataDescription', 'Description'),
    canonical: toUrl(findContentLanguage(page, route)),
    alternates: toAlternates(page, toUrl),
    image: findImage(route, 'OpenGraphImage', 'Image'),
  };
  return { ...page, head };
};

function toTitle(route: Route, siteTitle: string | undefined): string {
  const title = findText(route, 'MetadataTitle', 'Title') ?? route.displayName ?? route.name ?? '';
  return siteTitle && siteTitle !== title ? `${title} – ${siteTitle}` : title;
}

/** A page that falls back to another language is the same text at a second address. */
function findContentLanguage({ key, site }: LoadedPage, { itemLanguage }: Route): string {
  return itemLanguage && site.languages.includes(itemLanguage) ? itemLanguage : key.language;
}

function toAlternates(
  { pageLanguages, site }: LoadedPage,
  toUrl: (language: string) => string,
): Head['alternates'] {
  if (pageLanguages.length < 2) return [];
  const alternates = pageLanguages.map((language) => ({ language, href: toUrl(language) }));
  const standard = pageLanguages.includes(site.defaultLanguage) ? site.defaultLanguage : pageLanguages[0];
  return standard ? [...alternates, { language: 'x-default', href: toUrl(standard) }] : alternates;
}

function findText(route: Route, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = findValue(route, name);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

function findImage(route: Route, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = findValue(route, name);
    if (isRecord(value) && typeof value.src === 'string' && URL.canParse(value.src)) return value.src;
  }
  return undefined;
}

function findValue({ fields }: Route, name: string): unknown {
  const field = isRecord(fields) ? fields[name] : undefined;
  return isRecord(field) ? field.value : undefined;
}
