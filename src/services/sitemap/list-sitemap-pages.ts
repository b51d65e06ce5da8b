import type { Site } from '@/cms/fetch-sites';
import { toPathname, toPathSegments, toPublicPath } from '@/lib/public-path';
import { toPublicAddress } from '@/services/sites/to-public-address';

/** The paths of all pages in a language, as the CMS has them: not encoded. */
export type LanguageRoutes = { language: string; routes: readonly string[] };

/** A page: its public path in every language that has it. */
export type SitemapPage = ReadonlyMap<string, string>;

/** Brings together the languages of each page; leaves out what a visitor cannot reach. */
export function listSitemapPages(site: Site, languages: readonly LanguageRoutes[]): SitemapPage[] {
  const pages = new Map<string, Map<string, string>>();
  for (const { language, routes } of languages) {
    for (const route of routes) {
      const path = findPath(route);
      const pathname = path && findPublicPath(site, language, path);
      if (!pathname) continue;
      const key = toPathname(path);
      pages.set(key, (pages.get(key) ?? new Map<string, string>()).set(language, pathname));
    }
  }
  return [...pages.values()];
}

/** `/About Us` → `about us`, the spelling that the site's own addresses have. */
function findPath(route: string): string[] | null {
  return route.isWellFormed() ? toPathSegments(toPathname(route.split('/'))) : null;
}

/** `null` when the address would lead elsewhere, as that of a page in English that is called `da`. */
function findPublicPath(site: Site, language: string, path: readonly string[]): string | null {
  if (!language.isWellFormed()) return null;
  const pathname = toPublicPath(site, { language, path });
  const page = toPublicAddress(site, pathname)?.page;
  return page?.language === language && toPathname(page.path) === toPathname(path) ? pathname : null;
}
