import { fetchItemPlace } from '@/cms/queries/fetch-item-place';
import { createMemoryLog, createSharedLog } from '@/features/revalidation/log/publish-log';
import { createPublisher } from '@/features/revalidation/publish/create-publisher';
import { createRenewQueue } from '@/features/revalidation/publish/renew-queue';
import { createSeenPublishes } from '@/features/revalidation/publish/seen-publishes';
import { createPurge } from '@/features/revalidation/purge/purge-cdn';
import { createPurgeSite } from '@/features/revalidation/purge/purge-site';
import { sendMessage } from '@/platform/cluster/messages';
import { getRedis } from '@/platform/redis/redis';
import { getBuildId } from './build-id';
import { getDependencyMap } from './dependency-map';
import { lazy } from './lazy';
import { getServer } from './server';

type Revalidate = (urlPath: string, options: { unstable_onlyGenerated: boolean }) => Promise<void>;

/** Returns what the API route for publishes needs. It runs in one process for as long as this process. */
export const getRevalidation = lazy(() => {
  const { config, logger, cms, loadSites } = getServer();
  const { secret, purgeUrls: origins } = config.revalidation;
  const main = { publicUrl: config.publicUrl, mainSiteName: config.site.name };
  const redis = getRedis();
  const ownLog = createMemoryLog();
  const log = redis ? createSharedLog(ownLog, redis) : ownLog;
  // Next gives this function only to API routes. It belongs to the server, so it works after the response too.
  let revalidate: Revalidate = async () => {
    throw new Error('No publish has been received yet');
  };
  const publisher = createPublisher({
    main,
    loadSites,
    sources: {
      map: getDependencyMap(),
      fetchPage: cms.fetchPage,
      fetchItemPlace: (item) => fetchItemPlace(cms.client, item),
      loadDictionary: cms.loadDictionary,
      fetchRedirects: cms.fetchRedirects,
    },
    // A page that the cache has lost is rendered anew at its next visit anyway.
    queue: createRenewQueue({ renewPage: (page) => revalidate(page, { unstable_onlyGenerated: true }) }),
    send: sendMessage,
    purge: createPurgeSite({
      purge: createPurge({ origins }),
      main,
      buildId: getBuildId(),
      isNeeded: origins.length > 0,
    }),
    seen: createSeenPublishes(redis),
    log,
    logger,
  });
  const setRevalidate = (given: Revalidate) => {
    revalidate = given;
  };
  return { secret, publisher, log, logger, setRevalidate };
});
