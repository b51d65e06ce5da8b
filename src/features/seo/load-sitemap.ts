import type { Cms } from '@/cms/create-cms';
import type { Site } from '@/features/sites/site-list/site-list';
import { type MainSite, toSiteUrl } from '@/features/sites/to-site-url';
import { cached } from '@/platform/cache/cached';
import { fetchSitemapFile, type SitemapHosts } from './fetch-sitemap-file';
import { listSitemapPages } from './list-sitemap-pages';
import { toPublicSitemap, toSitemapIndex, toSitemaps } from './sitemap-xml';

/** The maximum number of sites in the cache. No CMS has this many sites, and visitors cannot add entries. */
const MAX_SITES = 100;
/** The maximum number of files in each cache. */
const MAX_FILES = 20;
/** The maximum number of characters in each cache: one file of the largest size that search engines take fits in. */
const MAX_CHARACTERS = 60_000_000;

type SitemapSettings = MainSite &
  SitemapHosts & {
    deadlineMs: number;
    ttlMs: number;
  };

type LoadSitemap = (site: Site, part?: string) => Promise<string | null>;

/** The returned function returns `null` for an unknown part, and the last good sitemap if the CMS fails. */
export function createLoadSitemap(
  cms: Pick<Cms, 'fetchSitemap' | 'fetchSitemapRoutes' | 'logger'>,
  { deadlineMs, ttlMs, cmsUrls, mediaHosts, ...main }: SitemapSettings,
): LoadSitemap {
  const onFailure = (error: unknown) =>
    cms.logger.warn({ error }, 'A sitemap could not be loaded; the last good one is served, if any');
  const size = { max: MAX_CHARACTERS, of: (xml: string) => xml.length };
  const loadFileUrls = cached(cms.fetchSitemap, { ttlMs, max: MAX_SITES, onFailure });
  const loadFile = cached(
    async (fileUrl: string, siteUrl: string) =>
      toPublicSitemap(await fetchSitemapFile(fileUrl, { deadlineMs, cmsUrls, mediaHosts }), siteUrl),
    { ttlMs, max: MAX_FILES, size, onFailure },
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
          routes: await cms.fetchSitemapRoutes({ siteName: name, language }),
        })),
      );
      const pages = listSitemapPages({ name, hostName, defaultLanguage, languages }, routes);
      return toSitemaps(pages, { publicUrl: siteUrl, defaultLanguage });
    },
    {
      ttlMs,
      max: MAX_SITES,
      size: { max: MAX_CHARACTERS, of: (files) => files.reduce((sum, file) => sum + file.length, 0) },
      onFailure,
    },
  );

  return async (site, part) => {
    const { name, hostName, defaultLanguage, languages } = site;
    const siteUrl = toSiteUrl(site, main);
    const fileUrls = await loadFileUrls(name);
    if (fileUrls.length > 0)
      return findFile(fileUrls, part, siteUrl, (fileUrl) => loadFile(fileUrl, siteUrl));
    // No sitemap is created without all languages, because that would remove pages from search engines.
    if (site.languagesAreUnknown) throw new Error('The languages of the site are not known yet');
    const files = await loadGenerated(siteUrl, name, hostName, defaultLanguage, ...languages);
    return findFile(files, part, siteUrl, async (file) => file);
  };
}

/** A single file is the sitemap. Several files are the parts of an index. */
async function findFile(
  files: readonly string[],
  part: string | undefined,
  siteUrl: string,
  load: (file: string) => Promise<string>,
): Promise<string | null> {
  const [first = ''] = files;
  if (part === undefined) return files.length > 1 ? toSitemapIndex(files.length, siteUrl) : load(first);
  const file = files.length > 1 ? findPart(files, part) : null;
  return file === null ? null : load(file);
}

function findPart(files: readonly string[], part: string): string | null {
  // Each part has exactly one URL, so `01` is not a part.
  return /^[1-9]\d{0,4}$/.test(part) ? (files[Number(part) - 1] ?? null) : null;
}
