import type { Cms } from '@/cms/create-cms';
import type { Site } from '@/cms/fetch-sites';
import { cached } from '@/lib/cached';
import { type MainSite, toSiteUrl } from '@/services/sites/to-site-url';
import { fetchSitemapFile } from './fetch-sitemap-file';
import { listSitemapPages } from './list-sitemap-pages';
import { toPublicSitemap } from './to-public-sitemap';
import { toSitemap } from './to-sitemap';
import { toSitemapIndex } from './to-sitemap-index';

/** More than the sites of a CMS; keys come from the CMS, not from visitors. */
const MAX_SITES = 100;
/** Files may be large, so that few are kept. */
const MAX_FILES = 20;

type SitemapSettings = MainSite & {
  /** Milliseconds for a sitemap file. */
  deadlineMs: number;
  /** Milliseconds that a sitemap counts as fresh. */
  ttlMs: number;
};

type LoadSitemap = (site: Site, part?: string) => Promise<string | null>;

/**
 * Loads the sitemap of a site, or a part of it; `null` when there is no such part. While the CMS fails, what was
 * last good is served; with nothing good it rejects.
 */
export function createLoadSitemap(
  cms: Pick<Cms, 'fetchSitemap' | 'fetchStaticRoutes' | 'logger'>,
  { deadlineMs, ttlMs, ...main }: SitemapSettings,
): LoadSitemap {
  const onFailure = (error: unknown) =>
    cms.logger.warn({ error }, 'A sitemap cannot be renewed; the last good one is served, if any');
  const loadAddresses = cached(cms.fetchSitemap, { ttlMs, max: MAX_SITES, onFailure });
  const loadFile = cached(
    async (address: string, siteUrl: string) =>
      toPublicSitemap(await fetchSitemapFile(address, { deadlineMs }), siteUrl),
    { ttlMs, max: MAX_FILES, onFailure },
  );

  const loadGenerated = cached(
    async (
      siteUrl: string,
      name: string,
      hostName: string,
      defaultLanguage: string,
      ...languages: string[]
    ) => {
      const routes = await Promise.all(
        languages.map(async (language) => ({
          language,
          routes: await cms.fetchStaticRoutes({ siteName: name, language }),
        })),
      );
      const pages = listSitemapPages({ name, hostName, defaultLanguage, languages }, routes);
      const { xml, omitted } = toSitemap(pages, { publicUrl: siteUrl, defaultLanguage });
      if (omitted > 0)
        cms.logger.warn({ siteName: name, omitted }, 'The sitemap is full; pages are left out');
      return xml;
    },
    { ttlMs, max: MAX_FILES, onFailure },
  );

  return async (site, part) => {
    const { name, hostName, defaultLanguage, languages } = site;
    const siteUrl = toSiteUrl(site, main);
    const addresses = await loadAddresses(name);
    if (part !== undefined) {
      const address = addresses.length > 1 && findPart(addresses, part);
      return address ? loadFile(address, siteUrl) : null;
    }
    const [first, ...others] = addresses;
    if (first === undefined) {
      // A list that lacks languages would take their pages from search engines.
      if (site.hasGuessedLanguages) throw new Error('The CMS has not told the languages of the site yet');
      return loadGenerated(siteUrl, name, hostName, defaultLanguage, ...languages);
    }
    return others.length > 0 ? toSitemapIndex(addresses.length, siteUrl) : loadFile(first, siteUrl);
  };
}

function findPart(addresses: readonly string[], part: string): string | null {
  // One address for one part: no `01`.
  return /^[1-9]\d{0,4}$/.test(part) ? (addresses[Number(part) - 1] ?? null) : null;
}
