import { z } from 'zod';

const logSchema = z.object({
  entries: z.array(
    z.object({
      number: z.number(),
      kind: z.enum(['browser', 'decision', 'event']),
      browserId: z.string(),
      friendlyId: z.string().optional(),
      variantId: z.string().nullish(),
      correlationId: z.string().optional(),
      type: z.string().optional(),
      page: z.string().optional(),
      ext: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

export type Activity = z.output<typeof logSchema>['entries'][number];

/**
 * Fetches the local CMS's log of new browsers, decisions and events, without entries up to the number
 * `after`.
 */
export async function fetchActivity(cmsUrl: string, after = 0): Promise<Activity[]> {
  const response = await fetch(`${cmsUrl}/v1/events/log`);
  return logSchema.parse(await response.json()).entries.filter(({ number }) => number > after);
}

export async function findLastActivity(cmsUrl: string): Promise<number> {
  return (await fetchActivity(cmsUrl)).at(-1)?.number ?? 0;
}
