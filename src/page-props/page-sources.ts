import { getCms } from '@/cms/create-cms';
import { getConfig } from '@/config';
import { componentServers } from '@/generated/component-servers';
import type { PageSources } from './types';

/** The real systems, for the pages; tests bring their own. */
export function getPageSources(): PageSources {
  const { publicUrl, timeouts } = getConfig();
  const cms = getCms();
  return {
    cms,
    componentServers,
    componentDataDeadlineMs: timeouts.componentDataMs,
    publicUrl,
    logger: cms.logger,
  };
}
