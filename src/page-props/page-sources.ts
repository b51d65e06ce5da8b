import { getCms } from '@/cms/create-cms';
import { getConfig } from '@/config';
import { componentServers } from '@/generated/component-servers';
import type { PageSources } from './types';

/** The real systems, for the pages; tests bring their own. */
export function getPageSources(): PageSources {
  const { publicUrl, timeouts, edge, allowedComponentHosts, jssMode } = getConfig();
  const cms = getCms();
  return {
    cms,
    componentServers,
    componentDataDeadlineMs: timeouts.componentDataMs,
    publicUrl,
    edge,
    allowedComponentHosts,
    jssMode,
    logger: cms.logger,
  };
}
