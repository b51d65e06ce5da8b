import { cached } from '@/lib/cached';
import { createOnce } from '@/lib/once';
import type { Logger } from '@/telemetry/logger';
import type { CmsClient } from './cms-client';
import { fetchSites, type SiteInfo } from './fetch-sites';

const FRESH_MS = 10_000;

type Settings = {
  /** The site of the configuration. */
  site: { name: string };
  deadlineMs: number;
  retryMs: number;
  logger: Logger;
  now?: () => number;
};

/** `isOld`: the CMS cannot tell now, these are the last that it told. */
type KnownInfos = { infos: readonly SiteInfo[]; isOld: boolean };

/** Loads which sites there are, and says what is wrong: the configured one is missing, a language is odd. */
export function createLoadSiteInfos(cms: CmsClient, settings: Settings): () => Promise<KnownInfos> {
  const { site, logger, deadlineMs, retryMs, now } = settings;
  const isNew = createOnce();
  let isMissed = false;
  let isOld = false;

  async function load() {
    const infos = await fetchSites(cms, { deadlineMs });
    isOld = false;
    const isMissing = !infos.some(({ name }) => name === site.name);
    if (isMissing && !isMissed) {
      logger.warn({ siteName: site.name }, 'SITECORE_SITE_NAME names a site that the CMS does not have');
    }
    isMissed = isMissing;
    for (const { name, refusedLanguage } of infos) {
      if (!refusedLanguage || !isNew(JSON.stringify([name, refusedLanguage]))) continue;
      const refused = { siteName: name, language: refusedLanguage };
      logger.warn(refused, 'No path can carry the language of a site; DEFAULT_LANGUAGE is used');
    }
    return infos;
  }

  const loadCached = cached(load, {
    ttlMs: FRESH_MS,
    max: 1,
    retryMs,
    onFailure: (error) => {
      isOld = true;
      logger.warn({ error }, 'The CMS does not tell which sites there are; the last known are used');
    },
    now,
  });

  return async () => ({ infos: await loadCached(), isOld });
}
