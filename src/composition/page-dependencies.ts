import { componentMap } from '@/generated/component-map';
import { componentServers } from '@/generated/component-servers';
import { createIsolate } from '@/page-props/create-isolate';
import type { PageDependencies } from '@/page-props/types';
import { lazy } from './lazy';
import { getServer } from './server';

export const getPageDependencies = lazy((): PageDependencies => {
  const { config, logger, cms, loadSites } = getServer();
  const { publicUrl, site, timeouts, edge, personalize, allowedComponentHosts, jssMode } = config;
  return {
    cms,
    loadSites,
    componentServers,
    componentDataDeadlineMs: timeouts.componentDataMs,
    publicUrl,
    mainSiteName: site.name,
    edge,
    personalizeScope: personalize.scope,
    allowedComponentHosts,
    jssMode,
    showErrorDetails: config.showErrorDetails,
    isolate: createIsolate({ componentMap, deadlineMs: timeouts.componentDataMs, logger }),
    logger,
  };
});
