import type { Cms } from '@/cms/create-cms';
import type { Site } from '@/cms/fetch-sites';
import { cached } from '@/lib/cached';
import { fetchSitemapFile } from './fetch-sitemap-file';
import { listSitemapPages } from './list-sitemap-pages';
import { toPublicSitemap } from './to-public-sitemap';
import { toSitemap } from './to-sitemap';
import { toSitemapIndex } from './to-sitemap-index';

/** More than the sites of a CMS; keys come from the CMS, not from visitors. */
const MAX_SITES = 100;
/** Files may be large, so that few are kept. */
const MAX_FILES = 20;

type SitemapSettings = {
  publicUrl: string;
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
  { publicUrl, deadlineMs, ttlMs }: SitemapSettings,
): LoadSitemap {
  const onFailure = (error: unknown) =>
    cms.logger.warn({ error }, 'A sitemap cannot be renewed; the last good one is served, if any');
  const loadAddresses = cached(cms.fetchSitemap, { ttlMs, max: MAX_SITES, onFailure });
  const loadFile = cached(
    async (address) => toPublicSitemap(await fetchSitemapFile(address, { deadlineMs }), publicUrl),
    { ttlMs, max: MAX_FILES, onFailure },
  );

  const loadGenerated = cached(
    async (name: string, hostName: string, defaultLanguage: string, ...languages: string[]) => {
      const routes = await Promise.all(
        languages.map(async (language) => ({
          language,
          routes: await cms.fetchStaticRoutes({ siteName: name, language }),
        })),
      );
      const pages = listSitemapPages({ name, hostName, defaultLanguage, languages }, routes);
      const { xml, omitted } = toSitemap(pages, { publicUrl, defaultLanguage });
      if (omitted > 0)
        cms.logger.warn({ siteName: name, omitted }, 'The sitemap is full; pages are left out');
      return xml;
    },
    { ttlMs, max: MAX_FILES, onFailure },
  );

  return async ({ name, hostName, defaultLanguage, languages }, part) => {
    const addresses = await loadAddresses(name);
    if (part !== undefined) {
      const address = addresses.length > 1 && findPart(addresses, part);
      return address ? loadFile(address) : null;
    }
    const [first, ...others] = addresses;
    if (first === undefined) return loadGenerated(name, hostName, defaultLanguage, ...languages);
    return others.length > 0 ? toSitemapIndex(addresses.length, publicUrl) : loadFile(first);
  };
}

function findPart(addresses: readonly string[], part: string): string | null {
  // One address for one part: no `01`.
  return /^[1-9]\d{0,4}$/.test(part) ? (addresses[Number(part) - 1] ?? null) : null;
}
