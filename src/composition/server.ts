import { createCms } from '@/cms/create-cms';
import { createLoadSites } from '@/features/sites/site-list/load-sites';
import { createPersistedSiteList } from '@/features/sites/site-list/persisted-site-list';
import { getConfig } from '@/platform/config/config';
import { createFailureLog } from '@/platform/telemetry/failure-log';
import { createLogger } from '@/platform/telemetry/logger';
import { lazy } from './lazy';

/** Returns what every entry point of the server needs. Only entry points call it. */
export const getServer = lazy(() => {
  const config = getConfig();
  const { cms: endpoint, site, publicUrl, timeouts, snapshotFolder } = config;
  const logger = createLogger(config);
  const cms = createCms(config, logger);
  const loadSites = createLoadSites(cms.client, {
    site,
    publicUrl,
    persisted: createPersistedSiteList({ folder: snapshotFolder, endpoint: endpoint.endpoint, logger }),
    ttlMs: timeouts.sitesCacheMs,
    detailsTtlMs: timeouts.cacheMs,
    logger,
  });
  return { config, logger, logFailure: createFailureLog(logger), cms, loadSites };
});
