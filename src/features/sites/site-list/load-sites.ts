import { isDeepStrictEqual } from 'node:util';
import type { CmsClient } from '@/cms/client/cms-client';
import { CmsError } from '@/cms/client/cms-error';
import { fetchSites, type SiteInfo } from '@/cms/queries/fetch-sites';
import { withTimeout } from '@/platform/async/with-timeout';
import { cached } from '@/platform/cache/cached';
import { createOnce } from '@/platform/telemetry/create-once';
import type { Logger } from '@/platform/telemetry/logger';
import { LANGUAGE_CODE } from '@/platform/text/language-code';
import { createLoadSite } from './load-site';
import type { PersistedSiteList } from './persisted-site-list';
import { createSiteList, type SiteList } from './site-list';

/** The time limit for one query, in milliseconds. A visitor waits no longer than this if there is no older list. */
const DEADLINE_MS = 2000;
/** The longest time in milliseconds that a visitor waits if there is an older list. */
const MAX_WAIT_MS = 400;
const RETRY_MS = 1000;

type Settings = {
  /** The configured site, which is shown if no list can be loaded. */
  site: { name: string; defaultLanguage: string };
  publicUrl: string;
  persisted: PersistedSiteList;
  ttlMs: number;
  /** Milliseconds for which the languages and attributes of a site are cached. */
  detailsTtlMs: number;
  logger: Logger;
  now?: () => number;
};

/** The returned function never rejects after a failure of the CMS, because every page needs the list. */
export function createLoadSites(cms: CmsClient, settings: Settings): () => Promise<SiteList> {
  const { site, persisted, logger, now } = settings;
  const loadSite = createLoadSite(cms, { ...settings, deadlineMs: DEADLINE_MS, retryMs: RETRY_MS });
  const warnAboutSites = createWarnAboutSites(site.name, logger);
  const fallback = createFallback(settings);
  let last: SiteList | null = null;
  let isFailing = false;

  async function readPersisted(): Promise<SiteList | null> {
    const sites = await persisted.read();
    return sites && createSiteList(sites, site.name, 'stale');
  }

  async function fetchList(known: SiteList | null): Promise<SiteList> {
    const siteInfos = await fetchSites(cms, { deadlineMs: DEADLINE_MS });
    warnAboutSites(siteInfos);
    const getKnown = (siteName: string) => known?.sites.find(({ name }) => name === siteName);
    const sites = await Promise.all(siteInfos.map((siteInfo) => loadSite(siteInfo, getKnown(siteInfo.name))));
    await persisted.save(sites);
    return isDeepStrictEqual(sites, last?.sites) && last?.status === 'current'
      ? last
      : createSiteList(sites, site.name);
  }

  async function load(): Promise<SiteList> {
    const known = last ?? (await readPersisted());
    try {
      last = await fetchList(known);
      isFailing = false;
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
      if (!isFailing) logger.warn({ error }, 'The list of sites could not be loaded; the last one is used');
      isFailing = true;
      last = known && { ...known, status: 'stale' };
    }
    return last ?? fallback;
  }

  const loadCached = cached(load, {
    ttlMs: ({ status, sites }) =>
      status === 'current' && !sites.some((each) => each.languagesAreUnknown || each.attributesAreUnknown)
        ? settings.ttlMs
        : RETRY_MS,
    max: 1,
    staleWhileRevalidate: true,
    onFailure: (error) => logger.error({ error }, 'The list of sites could not be loaded'),
    now,
  });

  return async () => {
    const loading = loadCached();
    return withTimeout(MAX_WAIT_MS, loading, async () => {
      const older = await readPersisted();
      return older ?? withTimeout(DEADLINE_MS - MAX_WAIT_MS, loading, () => fallback);
    });
  };
}

function createWarnAboutSites(
  mainSiteName: string,
  logger: Logger,
): (siteInfos: readonly SiteInfo[]) => void {
  const isFirst = createOnce();
  let wasMissing = false;
  return (siteInfos) => {
    const isMissing = !siteInfos.some(({ name }) => name === mainSiteName);
    if (isMissing && !wasMissing) {
      logger.warn({ site: mainSiteName }, 'SITECORE_SITE_NAME names a site that the CMS does not have');
    }
    wasMissing = isMissing;
    for (const { name: siteName, language } of siteInfos) {
      if (!language || LANGUAGE_CODE.test(language) || !isFirst(JSON.stringify([siteName, language])))
        continue;
      logger.warn(
        { site: siteName, language },
        'The language of a site cannot be part of a path; DEFAULT_LANGUAGE is used',
      );
    }
  };
}

/** The configured site gets only its own host and this machine, because other hosts can belong to other sites. */
function createFallback({ site, publicUrl }: Settings): SiteList {
  const configuredSite = {
    name: site.name,
    hostName: `${new URL(publicUrl).hostname}|localhost|127.0.0.1|[::1]`,
    defaultLanguage: site.defaultLanguage,
    languages: [site.defaultLanguage],
    languagesAreUnknown: true,
    attributesAreUnknown: true,
  };
  return createSiteList([configuredSite], site.name, 'fallback');
}
