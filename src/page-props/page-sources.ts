import { getCms } from '@/cms/create-cms';
import { getConfig } from '@/config';
import { componentMap } from '@/generated/component-map';
import { componentServers } from '@/generated/component-servers';
import { createIsolate } from './create-isolate';
import type { PageSources } from './types';

let sources: PageSources | undefined;

/** The real systems, for the pages; tests bring their own. */
export function getPageSources(): PageSources {
  sources ??= createPageSources();
  return sources;
}

function createPageSources(): PageSources {
  const { publicUrl, site, timeouts, edge, personalize, allowedComponentHosts, jssMode, isDevelopment } =
    getConfig();
  const cms = getCms();
  return {
    cms,
    componentServers,
    componentDataDeadlineMs: timeouts.componentDataMs,
    publicUrl,
    mainSiteName: site.name,
    edge,
    personalizeScope: personalize.scope,
    allowedComponentHosts,
    jssMode,
    isDevelopment,
    isolate: createIsolate({ componentMap, deadlineMs: timeouts.componentDataMs, logger: cms.logger }),
    logger: cms.logger,
  };
}
