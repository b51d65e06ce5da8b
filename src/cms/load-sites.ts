import { cached } from '@/lib/cached';
import { within } from '@/lib/within';
import type { Logger } from '@/telemetry/logger';
import type { CmsClient } from './cms-client';
import { fetchSites, type Site } from './fetch-sites';
import { createLoadSite } from './load-site';
import type { SitesSnapshot } from './sites-snapshot';

/** Milliseconds for a question; it is asked in the background, but for the very first time. */
const DEADLINE_MS = 2000;
/** Milliseconds that a visitor may wait for the list, which stands before every page. */
const PATIENCE_MS = 400;
const FRESH_MS = 10_000;
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
  const { site, snapshot, logger, now } = settings;
  const loadSite = createLoadSite(cms, { ...settings, deadlineMs: DEADLINE_MS, retryMs: RETRY_MS });
  let isMissed = false;
  let written = '';

  async function load(): Promise<readonly Site[]> {
    const infos = await fetchSites(cms, { deadlineMs: DEADLINE_MS });
    const isMissing = !infos.some(({ name }) => name === site.name);
    if (isMissing && !isMissed) {
      logger.warn({ siteName: site.name }, 'SITECORE_SITE_NAME names a site that the CMS does not have');
    }
    isMissed = isMissing;
    const sites = await Promise.all(infos.map(loadSite));
    await keep(sites);
    return sites;
  }

  async function keep(sites: readonly Site[]) {
    const text = JSON.stringify(sites);
    if (text === written) return;
    written = text;
    await snapshot.write(sites).catch((error: unknown) => {
      logger.warn({ error }, 'The list of sites cannot be kept for a start without the CMS');
    });
  }

  async function findLastKnown(): Promise<readonly Site[]> {
    const sites = await snapshot.read().catch((error: unknown) => {
      logger.warn({ error }, 'The list of sites that was kept cannot be read');
      return null;
    });
    return sites ?? [toGuess(settings)];
  }

  const loadCached = cached(load, {
    ttlMs: FRESH_MS,
    max: 1,
    retryMs: RETRY_MS,
    staleWhileLoading: true,
    fallback: findLastKnown,
    onFailure: (error) =>
      logger.warn({ error }, 'The CMS does not tell which sites there are; the last known are used'),
    now,
  });

  return (): Promise<readonly Site[]> => within(PATIENCE_MS, loadCached(), findLastKnown);
}

/** The configured site, at its own host and at this machine's: any other host may be another site's. */
function toGuess({ site, publicUrl }: SiteSettings): Site {
  return {
    name: site.name,
    hostName: `${new URL(publicUrl).hostname}|localhost|127.0.0.1|[::1]`,
    defaultLanguage: site.defaultLanguage,
    languages: [site.defaultLanguage],
    isGuess: true,
  };
}
