import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import { orElse } from '@/platform/redis/or-else';
import type { RedisClient } from '@/platform/redis/redis';

const Outcome = z.enum(['renewed', 'gone', 'failed']);

const LogEntrySchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
  /** When visitors got the last page; `null` while pages are being renewed. */
  liveAt: z.string().nullable(),
  seconds: z.number().nullable(),
  /** Whether the CMS did not say what was published, or it was too much to look at each change. */
  isEverything: z.boolean(),
  items: z.array(z.object({ id: z.string(), name: z.string().nullable(), languages: z.array(z.string()) })),
  /** All published items, also those that `items` has no room for. */
  itemCount: z.number(),
  pages: z.array(z.object({ page: z.string(), url: z.string(), outcome: Outcome })),
  counts: z.object({ renewed: z.number(), gone: z.number(), failed: z.number() }),
  /** What did not work and what to do about it. */
  problems: z.array(z.string()),
});

export type LogEntry = z.output<typeof LogEntrySchema>;
export type PageOutcome = z.output<typeof Outcome>;

export type PublishLog = {
  /** Adds the entry, or replaces the one with the same id. */
  save: (entry: LogEntry) => Promise<void>;
  /** Returns the last publishes, the newest first. */
  list: () => Promise<readonly LogEntry[]>;
  /** Returns the publish that was received last. */
  findLast: () => Promise<LogEntry | null>;
};

export const MAX_ENTRIES = 100;

const byTime = (one: LogEntry, other: LogEntry) => other.receivedAt.localeCompare(one.receivedAt);

export function createMemoryLog(): PublishLog {
  const entries = new Map<string, LogEntry>();
  return {
    async save(entry) {
      entries.set(entry.id, entry);
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
    list: async () => [...entries.values()].sort(byTime),
    findLast: async () => [...entries.values()].sort(byTime)[0] ?? null,
  };
}

/**
 * Shares the log with the other nodes. It outlives a build. While Redis does not answer, it has this node's entries. A
 * publish whose requests reach several nodes has an entry for each of them.
 */
export function createSharedLog(own: PublishLog, redis: RedisClient): PublishLog {
  const node = randomUUID();
  const toField = ({ id }: LogEntry) => `${id} ${node}`;
  const entries = `${redis.prefix}publishes`;
  const times = `${redis.prefix}publishes:times`;
  return {
    async save(entry) {
      await own.save(entry);
      const save = redis.run(async (commands) => {
        await commands
          .multi()
          .hSet(entries, toField(entry), JSON.stringify(entry))
          .zAdd(times, { value: toField(entry), score: Date.parse(entry.receivedAt) })
          .exec();
        const old = await commands.zRange(times, 0, -MAX_ENTRIES - 1);
        if (old.length > 0) await commands.multi().hDel(entries, old).zRem(times, old).exec();
      });
      await orElse(save, undefined);
    },
    async list() {
      const texts = await orElse(
        redis.run((commands) => commands.hGetAll(entries)),
        {},
      );
      const all = new Map<string, LogEntry>();
      for (const [field, text] of Object.entries(texts)) {
        const entry = LogEntrySchema.safeParse(parseJson(text)).data;
        if (entry) all.set(field, entry);
      }
      for (const entry of await own.list()) all.set(toField(entry), entry);
      return [...all.values()].sort(byTime).slice(0, MAX_ENTRIES);
    },
    async findLast() {
      const find = redis.run(async (commands) => {
        const [id] = await commands.zRange(times, -1, -1);
        return id === undefined ? null : commands.hGet(entries, id);
      });
      const text = await orElse(find, null);
      const shared = LogEntrySchema.safeParse(parseJson(text ?? '')).data;
      return [await own.findLast(), shared].flatMap((entry) => entry ?? []).sort(byTime)[0] ?? null;
    },
  };
}
