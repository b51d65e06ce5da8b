import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import type { RedisClient } from '@/platform/redis/redis';
import { type PageRecord, toState } from './dependency';
import type { DependencyMap, Use } from './dependency-map';

/** What a page used is forgotten if the page is not rendered for so long. */
const TTL_SECONDS = 7 * 24 * 60 * 60;
/** Longer states are stored once, because many pages show the same phrases. */
const MAX_STATE_LENGTH = 40;
const LONG_STATE = '#';

const StoredRecord: z.ZodType<PageRecord> = z.object({
  page: z.string(),
  name: z.string().nullable(),
  dependencies: z.array(z.object({ key: z.string(), state: z.string() })),
});

/** Shares with the other nodes of the same build which page uses what. Rejects if Redis does not answer. */
export function createRedisDependencyMap(redis: RedisClient, buildId: string): DependencyMap {
  const prefix = `${redis.prefix}${buildId}:uses:`;
  const toPage = (page: string) => `${prefix}page:${page}`;
  const toKey = (key: string) => `${prefix}key:${key}`;
  const pages = `${prefix}pages`;
  const longStates = `${prefix}states`;

  const read: DependencyMap['read'] = async (page) => {
    const text = await redis.run((commands) => commands.get(toPage(page)));
    return StoredRecord.safeParse(parseJson(text ?? '')).data ?? null;
  };

  async function expandStates(uses: readonly Use[]): Promise<readonly Use[]> {
    const short = [...new Set(uses.map(({ state }) => state))].filter((state) =>
      state.startsWith(LONG_STATE),
    );
    if (short.length === 0) return uses;
    const long = await redis.run((commands) => commands.hmGet(longStates, short));
    const byShort = new Map(short.map((state, index) => [state, long[index] ?? '']));
    return uses.map((use) => ({ ...use, state: byShort.get(use.state) ?? use.state }));
  }

  return {
    read,
    async record(record) {
      const former = await read(record.page);
      const keys = new Set(record.dependencies.map(({ key }) => key));
      const removed = (former?.dependencies ?? []).filter(({ key }) => !keys.has(key));
      await redis.run((commands) => {
        const pipeline = commands.multi();
        for (const { key } of removed) pipeline.hDel(toKey(key), record.page);
        for (const { key, state } of record.dependencies) {
          const stored = shorten(state);
          if (stored !== state) pipeline.hSet(longStates, stored, state);
          pipeline.hSet(toKey(key), record.page, stored).expire(toKey(key), TTL_SECONDS);
        }
        return pipeline
          .set(toPage(record.page), JSON.stringify(record), { EX: TTL_SECONDS })
          .zAdd(pages, { value: record.page, score: redis.now() })
          .zRemRangeByScore(pages, 0, redis.now() - TTL_SECONDS * 1000)
          .expire(pages, TTL_SECONDS)
          .expire(longStates, TTL_SECONDS)
          .execAsPipeline();
      });
    },
    async find(keys) {
      if (keys.length === 0) return [];
      const found = await redis.run(async (commands) =>
        Promise.all(keys.map((key) => commands.hGetAll(toKey(key)))),
      );
      return expandStates(
        found.flatMap((states, index) =>
          Object.entries(states).map(([page, state]) => ({ key: keys[index] ?? '', page, state })),
        ),
      );
    },
    listPages: () => redis.run((commands) => commands.zRange(pages, 0, -1)),
    exchange: (name, text) =>
      redis.run((commands) =>
        commands.set(`${prefix}text:${name}`, text, {
          GET: true,
          expiration: { type: 'EX', value: TTL_SECONDS },
        }),
      ),
  };
}

const shorten = (state: string): string =>
  state.length > MAX_STATE_LENGTH ? LONG_STATE + toState(state) : state;
