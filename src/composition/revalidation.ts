import type { Cms } from '@/cms/create-cms';
import { fetchDictionary } from '@/cms/queries/fetch-dictionary';
import { fetchItemPlace } from '@/cms/queries/fetch-item-place';
import { fetchRedirects } from '@/cms/queries/fetch-redirects';
import type { DependencyMap } from '@/features/revalidation/dependencies/dependency-map';
import { createMemoryLog, createSharedLog } from '@/features/revalidation/log/publish-log';
import { createPublisher } from '@/features/revalidation/publish/create-publisher';
import type { PublishSources } from '@/features/revalidation/publish/renew-affected-pages';
import { createRenewQueue } from '@/features/revalidation/publish/renew-queue';
import { createSeenPublishes } from '@/features/revalidation/publish/seen-publishes';
import { createPurge } from '@/features/revalidation/purge/purge-cdn';
import { createPurgeSite } from '@/features/revalidation/purge/purge-site';
import { fetchSiteList } from '@/features/sites/site-list/fetch-site-list';
import type { SiteList } from '@/features/sites/site-list/site-list';
import { sendMessage } from '@/platform/cluster/messages';
import type { Config } from '@/platform/config/config';
import { createGuessLimiter } from '@/platform/http/guess-limiter';
import { runRenewal } from '@/platform/page-cache/renewal';
import { onShutdown } from '@/platform/process/on-shutdown';
import { getRedis, type RedisClient } from '@/platform/redis/redis';
import type { Logger } from '@/platform/telemetry/logger';
import { createThrottledLog } from '@/platform/telemetry/throttled-log';
import { getBuildId } from './build-id';
import { getDependencyMap } from './dependency-map';
import { lazy } from './lazy';
import { getServer } from './server';

type Revalidate = (urlPath: string, options: { unstable_onlyGenerated: boolean }) => Promise<void>;

type Settings = {
  config: Config;
  logger: Logger;
  cms: Pick<Cms, 'client' | 'fetchPage'>;
  loadSites: () => Promise<SiteList>;
  map: DependencyMap;
  redis: RedisClient | null;
  buildId: string;
  /** The waits before the CMS is asked again after a failure, in milliseconds. */
  retryMs?: readonly number[];
};

/** Creates what the API route for publishes needs. */
export function createRevalidation(settings: Settings) {
  const { config, logger, loadSites, redis, buildId, retryMs } = settings;
  const { secret, purgeUrls: origins } = config.revalidation;
  const main = { publicUrl: config.publicUrl, mainSiteName: config.site.name };
  const ownLog = createMemoryLog();
  const log = redis ? createSharedLog(ownLog, redis) : ownLog;
  // Next gives this function only to API routes. It belongs to the server, so it works after the response too.
  let revalidate: Revalidate = async () => {
    throw new Error('No publish has been received yet');
  };
  const publisher = createPublisher({
    main,
    loadSites,
    sources: createSources(settings),
    // A page that the cache has lost is rendered anew at its next visit anyway.
    queue: createRenewQueue({
      renewPage: (page) => runRenewal(() => revalidate(page, { unstable_onlyGenerated: true })),
    }),
    send: sendMessage,
    purge: createPurgeSite({ purge: createPurge({ origins }), main, buildId, isNeeded: origins.length > 0 }),
    seen: createSeenPublishes(redis),
    log,
    logger,
    retryMs,
  });
  const setRevalidate = (given: Revalidate) => {
    revalidate = given;
  };
  const limiter = createGuessLimiter();
  const onWrongSecret = createThrottledLog(logger, 'A publish was refused, because its secret is wrong');
  return { secret, publisher, log, limiter, onWrongSecret, setRevalidate };
}

/** Nothing here comes from a cache or a snapshot, whose data can be older than the publish. */
function createSources({ config, cms, loadSites, map }: Settings): PublishSources {
  const { client, fetchPage } = cms;
  return {
    map,
    fetchPage,
    fetchItemPlace: (item) => fetchItemPlace(client, item),
    fetchSites: async () =>
      fetchSiteList(client, {
        defaultLanguage: config.site.defaultLanguage,
        known: (await loadSites()).sites,
      }),
    fetchDictionary: (siteName, language) => fetchDictionary(client, { siteName, language }),
    fetchRedirects: (siteName) => fetchRedirects(client, siteName),
  };
}

/** There is one in each process, and the process ends only when what it has accepted is worked off. */
export const getRevalidation = lazy(() => {
  const revalidation = createRevalidation({
    ...getServer(),
    map: getDependencyMap(),
    redis: getRedis(),
    buildId: getBuildId(),
  });
  onShutdown(revalidation.publisher.finish);
  return revalidation;
});
