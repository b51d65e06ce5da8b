import { createCmsLimits } from '@/cms/client/cms-limits';
import { createCms } from '@/cms/create-cms';
import { createLoadSites } from '@/features/sites/site-list/load-sites';
import { createPersistedSiteList } from '@/features/sites/site-list/persisted-site-list';
import { getConfig } from '@/platform/config/config';
import { createSnapshots } from '@/platform/files/snapshots';
import { processWide } from '@/platform/process/process-wide';
import { createFailureLog } from '@/platform/telemetry/failure-log';
import { createLogger } from '@/platform/telemetry/logger';
import { lazy } from './lazy';

/** Returns what every entry point of the server needs. Only entry points call it. */
export const getServer = lazy(() => {
  const config = getConfig();
  const { site, publicUrl, timeouts, snapshotFolder: folder } = config;
  const logger = createLogger(config);
  const limits = processWide('cms-limits', () => createCmsLimits(config.cms));
  const createSnapshot = createSnapshots({ folder, endpoint: config.cms.endpoint, logger });
  const cms = createCms(config, logger, { limits, createSnapshot });
  const loadSites = createLoadSites(cms.client, {
    site,
    publicUrl,
    persisted: createPersistedSiteList(createSnapshot),
    ttlMs: timeouts.sitesCacheMs,
    detailsTtlMs: timeouts.cacheMs,
    logger,
  });
  return { config, logger, logFailure: createFailureLog(logger), cms, loadSites };
});
