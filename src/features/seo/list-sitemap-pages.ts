import type { SitemapRoute } from '@/cms/queries/fetch-sitemap-routes';
import { parsePublicPath } from '@/features/sites/parse-public-path';
import { toPathname, toPathSegments, toPublicPath } from '@/features/sites/public-path';
import type { Site } from '@/features/sites/site-list/site-list';

/** All pages in one language. Their paths are not encoded. */
export type LanguageRoutes = { language: string; routes: readonly SitemapRoute[] };

/** A page of the sitemap: maps each language of the page to its public path and the day of its last change. */
export type SitemapPage = ReadonlyMap<string, PageInLanguage>;

type PageInLanguage = { pathname: string; day?: string };

/** Groups the languages of each page. Omits pages that a visitor cannot reach. */
export function listSitemapPages(site: Site, languages: readonly LanguageRoutes[]): SitemapPage[] {
  const pages = new Map<string, Map<string, PageInLanguage>>();
  for (const { language, routes } of languages) {
    for (const { path: route, ...rest } of routes) {
      const path = findPath(route);
      const pathname = path && findPublicPath(site, language, path);
      if (!pathname) continue;
      const key = toPathname(path);
      const page = pages.get(key) ?? new Map<string, PageInLanguage>();
      pages.set(key, page.set(language, { pathname, ...rest }));
    }
  }
  return [...pages.values()];
}

/** Converts a route of the CMS to path segments, as in the URLs of the site: `/About Us` becomes `about us`. */
function findPath(route: string): string[] | null {
  return route.isWellFormed() ? toPathSegments(toPathname(route.split('/'))) : null;
}

/** Returns `null` if the path leads to another page: `/da` is the Danish home page and not a page named `da`. */
function findPublicPath(site: Site, language: string, path: readonly string[]): string | null {
  if (!language.isWellFormed()) return null;
  const pathname = toPublicPath(site, { language, path });
  const page = parsePublicPath(site, pathname)?.page;
  return page?.language === language && toPathname(page.path) === toPathname(path) ? pathname : null;
}
