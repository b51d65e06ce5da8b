import { cached } from '@/lib/cached';
import type { Logger } from '@/telemetry/logger';
import type { CmsClient } from './cms-client';
import { CmsError } from './cms-error';
import { fetchPageLanguages } from './fetch-page-languages';
import { fetchSites, type Site, type SiteInfo } from './fetch-sites';

/** The site list stands before every request, so it may not take long. */
const DEADLINE_MS = 2000;
const FRESH_MS = 10_000;
/** With this, a CMS that is back is found at the latest after the outage. */
const RETRY_MS = 1000;
const MAX_SITES = 1000;

type SiteSettings = {
  /** The site of the configuration: shown when the CMS cannot tell which there are. */
  site: { name: string; defaultLanguage: string };
  /** How long the languages of a site are kept; they are one question a site. */
  languagesTtlMs: number;
  logger: Logger;
  now?: () => number;
};

/**
 * Loads all sites with their languages. Nobody but the very first waits: an old list is served while a new one is
 * fetched, and throughout an outage.
 */
export function createLoadSites(cms: CmsClient, { site, languagesTtlMs, logger, now }: SiteSettings) {
  const fallback: readonly Site[] = [
    {
      name: site.name,
      hostName: '*',
      defaultLanguage: site.defaultLanguage,
      languages: [site.defaultLanguage],
    },
  ];
  const loadLanguages = cached(
    (siteName, language) =>
      fetchPageLanguages(cms, { siteName, path: '/', language }, { deadlineMs: DEADLINE_MS }),
    {
      ttlMs: languagesTtlMs,
      max: MAX_SITES,
      retryMs: RETRY_MS,
      staleWhileLoading: true,
      onFailure: warnOfLanguages,
      now,
    },
  );
  let isMissed = false;

  function warnOfLanguages(error: unknown) {
    logger.warn({ error }, 'The CMS does not tell the languages of a site');
  }

  async function loadSite({ name, hostName, defaultLanguage }: SiteInfo): Promise<Site> {
    const standard = defaultLanguage ?? site.defaultLanguage;
    const languages = await loadLanguages(name, standard).catch((error: unknown) => {
      if (isOutage(error)) throw error;
      return []; // The fault of this site alone, logged when it began; the others go on.
    });
    return { name, hostName, defaultLanguage: standard, languages: [...new Set([standard, ...languages])] };
  }

  async function load(): Promise<readonly Site[]> {
    const infos = await fetchSites(cms, { deadlineMs: DEADLINE_MS });
    const isMissing = !infos.some(({ name }) => name === site.name);
    if (isMissing && !isMissed) {
      logger.warn({ siteName: site.name }, 'SITECORE_SITE_NAME names a site that the CMS does not have');
    }
    isMissed = isMissing;
    return Promise.all(infos.map(loadSite));
  }

  const loadCached = cached(load, {
    ttlMs: FRESH_MS,
    max: 1,
    retryMs: RETRY_MS,
    staleWhileLoading: true,
    onFailure: (error) =>
      logger.warn({ error }, 'The CMS does not tell which sites there are; the last known are used'),
    now,
  });

  return async (): Promise<readonly Site[]> => {
    try {
      return await loadCached();
    } catch {
      // Logged above, once an outage. There never was a list: the configured site is better than none.
      return fallback;
    }
  };
}

function isOutage(error: unknown): boolean {
  return !(error instanceof CmsError) || ['timeout', 'network', 'http'].includes(error.kind);
}
