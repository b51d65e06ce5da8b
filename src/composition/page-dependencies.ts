import { toPageCacheKey } from '@/features/sites/internal-path';
import { componentMap } from '@/generated/component-map';
import { componentServers } from '@/generated/component-servers';
import { islands } from '@/generated/islands';
import { themeNames } from '@/generated/theme-names';
import { createBuildVisitorPage } from '@/page-props/create-build-visitor-page';
import { createIsolate } from '@/page-props/create-isolate';
import { createStaticRenderer } from '@/page-props/create-static-renderer';
import type { PageDependencies } from '@/page-props/types';
import { getRenders } from '@/platform/page-cache/renders';
import type { Rendering } from '@/rendering/component/types';
import { getPublicConfig } from '@/rendering/jss/starter/config';
import { getDependencyMap } from './dependency-map';
import { lazy } from './lazy';
import { getPathGate } from './path-gate';
import { getServer } from './server';

export const getPageDependencies = lazy((): PageDependencies => {
  const { config, logger, cms, loadSites } = getServer();
  const isIsland = ({ componentName = '' }: Rendering) => Object.hasOwn(islands, componentName);
  const isolate = createIsolate({ componentMap, deadlineMs: config.timeouts.componentDataMs, logger });
  const { publicUrl, site, timeouts, edge, personalize, allowedComponentHosts, jssMode, consentManager } =
    config;
  return {
    cms,
    loadSites,
    componentServers,
    componentDataDeadlineMs: timeouts.componentDataMs,
    publicUrl,
    mainSiteName: site.name,
    edge: { contextId: edge.browserContextId, url: edge.url },
    starterConfig: getPublicConfig(),
    personalizeScope: personalize.scope,
    allowedComponentHosts,
    themeNames,
    jssMode,
    consentManager,
    showErrorDetails: config.showErrorDetails,
    isolate,
    isIsland,
    renderStatic: createStaticRenderer({
      componentMap,
      componentServers,
      isIsland,
      isolate,
      deadlineMs: timeouts.componentDataMs,
      logger,
    }),
    recordPage: (record) => getDependencyMap().record(record),
    logger,
  };
});

export const getBuildVisitorPage = lazy(() =>
  createBuildVisitorPage(getPageDependencies(), {
    enterPathGate: getPathGate(),
    findReplaced: (key) => getRenders().findReplaced(toPageCacheKey(key)),
    cmsDeadlineMs: getServer().config.timeouts.cmsMs,
  }),
);
