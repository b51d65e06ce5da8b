import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import { getSteadyTime } from '@/platform/process/steady-time';
import type { RedisClient } from '@/platform/redis/redis';
import type { PageRecord } from './dependency';
import { type DependencyMap, MAX_MISSING } from './dependency-map';
import { createFindRedisUses } from './find-redis-uses';
import { shortenState, TTL_SECONDS, toRedisNames } from './redis-names';

/** Pages that do not exist are forgotten as early as by the page cache. */
const MISSING_TTL_SECONDS = 60 * 60;

/** A record that began later than now by more than this is from before the clock of Redis was set back. */
const CLOCK_TOLERANCE_MS = 5_000;

// Replaces a record with its uses, unless a later render has written one.
// KEYS: record, list for the page, other list, prefix of uses
// ARGV: page, record, uses as [key, state], seconds, now, latest possible begin, seconds of uses
const RECORD = `
local given = cjson.decode(ARGV[2])
local stored = redis.call('GET', KEYS[1])
if stored then
  local former = cjson.decode(stored)
  if former.startedAt > given.startedAt and former.startedAt <= tonumber(ARGV[6]) then return 0 end
  for _, use in ipairs(former.dependencies) do redis.call('HDEL', KEYS[4] .. use.key, ARGV[1]) end
end
for _, use in ipairs(cjson.decode(ARGV[3])) do
  redis.call('HSET', KEYS[4] .. use[1], ARGV[1], use[2])
  redis.call('EXPIRE', KEYS[4] .. use[1], ARGV[7])
end
redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[4])
redis.call('ZREM', KEYS[3], ARGV[1])
redis.call('ZADD', KEYS[2], ARGV[5] + ARGV[4] * 1000, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[2], 0, ARGV[5])
redis.call('EXPIRE', KEYS[2], ARGV[4])
return 1`;

const StoredRecord: z.ZodType<PageRecord> = z.object({
  page: z.string(),
  name: z.string().nullable(),
  startedAt: z.number(),
  dependencies: z.array(z.object({ key: z.string(), state: z.string() })),
});

/** Shares with the other nodes of the same build which page uses what. Rejects if Redis does not answer. */
export function createRedisDependencyMap(redis: RedisClient, buildId: string): DependencyMap {
  const names = toRedisNames(redis, buildId);
  /** Nodes compare their times by the clock of Redis. */
  const getClockOffset = () => redis.now() - getSteadyTime();

  function toRecordOptions(record: PageRecord) {
    const { page, name, dependencies } = record;
    const lists = name === null ? [names.missing, names.pages] : [names.pages, names.missing];
    const seconds = name === null ? MISSING_TTL_SECONDS : TTL_SECONDS;
    const stored = { ...record, startedAt: record.startedAt + getClockOffset() };
    const uses = dependencies.map(({ key, state }) => [key, shortenState(state)]);
    const now = redis.now();
    const numbers = [seconds, now, now + CLOCK_TOLERANCE_MS, TTL_SECONDS].map(String);
    return {
      keys: [names.toRecord(page), ...lists, names.toUses('')],
      arguments: [page, JSON.stringify(stored), JSON.stringify(uses), ...numbers],
    };
  }

  return {
    async read(page) {
      const text = await redis.run((commands) => commands.get(names.toRecord(page)));
      const stored = StoredRecord.safeParse(parseJson(text ?? '')).data;
      return stored ? { ...stored, startedAt: stored.startedAt - getClockOffset() } : null;
    },
    async record(record) {
      await redis.run((commands) => {
        const pipeline = commands.multi();
        for (const { state } of record.dependencies) {
          const short = shortenState(state);
          if (short !== state) pipeline.setEx(names.toLongState(short), TTL_SECONDS, state);
        }
        pipeline.eval(RECORD, toRecordOptions(record));
        return pipeline.zRemRangeByRank(names.missing, 0, -MAX_MISSING - 1).execAsPipeline();
      });
    },
    find: createFindRedisUses(redis, names),
    async listPages() {
      const lists = await redis.run((commands) =>
        Promise.all(
          [names.pages, names.missing].map((list) => commands.zRangeByScore(list, redis.now(), '+inf')),
        ),
      );
      return lists.flat();
    },
    readText: (name) => redis.run((commands) => commands.get(names.toText(name))),
    saveText: async (name, text) =>
      void (await redis.run((commands) => commands.setEx(names.toText(name), TTL_SECONDS, text))),
  };
}
