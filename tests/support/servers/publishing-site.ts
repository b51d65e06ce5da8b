import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
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
  const overlay = await mkdtemp(path.join(tmpdir(), 'overlay-'));
  const revalidation = { REVALIDATE_SECRET };
  const siteEnv = { ...revalidation, PAGE_REVALIDATE_SECONDS: '3600', CACHE_TIMEOUT_SECONDS: '3600', ...env };
  const servers: SiteWithCms = await startBoth(['--overlay', overlay], siteEnv, undefined, revalidation);
  const { site, cms } = servers;

  return {
    ...servers,
    /** Writes a file of the content, or replaces the one of the sample content. */
    write: async (file: string, text: string) => {
      await mkdir(path.join(overlay, path.dirname(file)), { recursive: true });
      await writeFile(path.join(overlay, file), text);
    },
    /** Replaces a text in a file of the content. */
    edit: async (file: string, from: string, to: string) => {
      const target = path.join(overlay, file);
      await mkdir(path.dirname(target), { recursive: true });
      const text = await readFile(target, 'utf8').catch(() => readFile(path.join('content', file), 'utf8'));
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      await writeFile(target, text.replaceAll(from, to));
    },
    remove: (file: string) => rm(path.join(overlay, file)),
    listPublishes: (siteUrl = site.url) => listPublishes(siteUrl),
    /** Starts another node of the site, with the same content. */
    startNode: () => startSite({ ...byContextId(cms.url), ...siteEnv }),
    stop: async () => {
      await Promise.all([site.stop(), cms.stop()]);
      await rm(overlay, { recursive: true });
    },
  };
}

/** Returns the publishes in the log of the site, the newest first. */
async function listPublishes(siteUrl: string): Promise<LoggedPublish[]> {
  const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
  const response = await fetch(`${siteUrl}/api/revalidate`, { headers });
  return PublishesSchema.parse(await response.json()).publishes;
}
