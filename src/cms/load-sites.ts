import { cached } from '@/lib/cached';
import { within } from '@/lib/within';
import type { Logger } from '@/telemetry/logger';
import type { CmsClient } from './cms-client';
import type { Site } from './fetch-sites';
import { createKeptSites } from './kept-sites';
import { createLoadSite } from './load-site';
import { createLoadSiteInfos } from './load-site-infos';
import type { SitesSnapshot } from './sites-snapshot';

/** Milliseconds for a question; visitors wait as long for the list only while none was ever known. */
const DEADLINE_MS = 2000;
/** Milliseconds that a visitor may wait for the list, which stands before every page, where an older one is kept. */
const PATIENCE_MS = 400;
/** With this, a CMS that is back is found at the latest after the outage. */
const RETRY_MS = 1000;

type SiteSettings = {
  /** The site of the configuration: shown when the CMS cannot tell which there are. */
  site: { name: string; defaultLanguage: string };
  /** The host that visitors use for it. */
  publicUrl: string;
  snapshot: SitesSnapshot;
  /** How long the languages and attributes of a site are kept; they are a question each. */
  detailsTtlMs: number;
  logger: Logger;
  now?: () => number;
};

/**
 * Loads all sites with their languages. An old list is served while a new one is fetched, and throughout an outage;
 * a node that starts without the CMS takes the list that the last one left.
 */
export function createLoadSites(cms: CmsClient, settings: SiteSettings) {
  const limits = { deadlineMs: DEADLINE_MS, retryMs: RETRY_MS };
  const { read, keep } = createKeptSites(settings.snapshot, settings.logger);
  const loadInfos = createLoadSiteInfos(cms, { ...settings, ...limits });
  const loadSite = createLoadSite(cms, { ...settings, ...limits });
  let last: readonly Site[] | undefined;

  async function load(): Promise<readonly Site[]> {
    const { infos, isOld } = await loadInfos();
    // A CMS in trouble is not asked about each site as well.
    if (last && isOld) return last;
    let reading: ReturnType<typeof read> | undefined;
    const findKept = async (siteName: string) => {
      reading ??= read(); // once for all sites, and only when the CMS does not tell all of one
      return (await reading)?.find(({ name }) => name === siteName);
    };
    last = await keep(await Promise.all(infos.map((info) => loadSite(info, findKept))));
    return last;
  }

  // Put together more often than the CMS is asked for names: the languages of a site may have been missing.
  const loadCached = cached(load, {
    ttlMs: RETRY_MS,
    max: 1,
    retryMs: RETRY_MS,
    staleWhileLoading: true,
    fallback: async () => (await read()) ?? toGuess(settings),
    now: settings.now,
  });

  return async (): Promise<readonly Site[]> => {
    const loading = loadCached();
    const sites = await within<readonly Site[] | null>(PATIENCE_MS, loading, read);
    return sites ?? within(DEADLINE_MS - PATIENCE_MS, loading, () => toGuess(settings));
  };
}

/** The configured site, at its own host and at this machine's: any other host may be another site's. */
function toGuess({ site, publicUrl }: SiteSettings): readonly Site[] {
  return [
    {
      name: site.name,
      hostName: `${new URL(publicUrl).hostname}|localhost|127.0.0.1|[::1]`,
      defaultLanguage: site.defaultLanguage,
      languages: [site.defaultLanguage],
      isGuess: true,
      hasGuessedLanguages: true,
    },
  ];
}
