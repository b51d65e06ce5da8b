import { z } from 'zod';
import { createOverlay } from './overlay.ts';
import { byContextId, type SiteWithCms, startBoth, startSite } from './start-servers.ts';

export const REVALIDATE_SECRET = 'the-secret-for-publishes';

const PublishesSchema = z.object({
  publishes: z.array(
    z.object({
      id: z.string(),
      seconds: z.number().nullable(),
      itemCount: z.number(),
      pages: z.array(z.object({ page: z.string(), url: z.string(), outcome: z.string() })),
      problems: z.array(z.string()),
    }),
  ),
});

export type LoggedPublish = z.output<typeof PublishesSchema>['publishes'][number];

/**
 * Starts the built site with a local CMS whose content can be changed and that tells the site of changes. Pages are not
 * renewed by time.
 */
export async function startPublishingSite(env: Record<string, string> = {}) {
  const overlay = await createOverlay();
  const revalidation = { REVALIDATE_SECRET };
  const siteEnv = { ...revalidation, PAGE_REVALIDATE_SECONDS: '3600', CACHE_TIMEOUT_SECONDS: '3600', ...env };
  const servers: SiteWithCms = await startBoth(
    ['--overlay', overlay.folder],
    siteEnv,
    undefined,
    revalidation,
  );
  const { site, cms } = servers;

  return {
    ...servers,
    ...overlay,
    listPublishes: (siteUrl = site.url) => listPublishes(siteUrl),
    /** Starts another node of the site, with the same content. */
    startNode: () => startSite({ ...byContextId(cms.url), ...siteEnv }),
    stop: async () => {
      await Promise.all([site.stop(), cms.stop()]);
      await overlay.removeAll();
    },
  };
}

/** Returns the publishes in the log of the site, the newest first. */
export async function listPublishes(siteUrl: string): Promise<LoggedPublish[]> {
  const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
  const response = await fetch(`${siteUrl}/api/revalidate`, { headers });
  return PublishesSchema.parse(await response.json()).publishes;
}
