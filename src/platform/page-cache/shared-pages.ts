import { parseJson } from '../json/parse-json';
import { getSteadyTime } from '../process/steady-time';
import { orElse } from '../redis/or-else';
import { type RedisClient, RedisRefusalError } from '../redis/redis';
import type { Logger } from '../telemetry/logger';
import { createThrottledLog } from '../telemetry/throttled-log';
import { toMarkerKey } from './build-marker';
import { type PageEntry, StoredPageSchema } from './page-entry';

/** So long after its last renewal a page disappears, and with it what earlier builds have left. */
const LIFETIME_MS = 3 * 86_400_000;
/** Paths that do not exist are many, and quickly rendered again. */
const MISSING_LIFETIME_MS = 3_600_000;

/** A stamp that is later than now by more than this was made before the clock of Redis was set back. */
const CLOCK_TOLERANCE_MS = 5_000;

// Writes a page unless a newer version is there, and gives back the lock of this node.
// KEYS: page, lock, marker of the build (left out for a page that does not exist)
// ARGV: stamp, latest possible stamp, text, lifetime, node, '1' if the page is stale
const WRITE = `
local stored = tonumber(redis.call('HGET', KEYS[1], 'stamp'))
if stored and stored > tonumber(ARGV[1]) and stored <= tonumber(ARGV[2]) then return 0 end
redis.call('HSET', KEYS[1], 'stamp', ARGV[1], 'page', ARGV[3], 'stale', ARGV[6])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
if KEYS[3] then redis.call('SET', KEYS[3], '1', 'PX', ARGV[4]) end
if redis.call('GET', KEYS[2]) == ARGV[5] then redis.call('DEL', KEYS[2]) end
return 1`;

// Makes a page stale unless its render began later. KEYS: page · ARGV: stamp
const MARK_STALE = `
local stored = tonumber(redis.call('HGET', KEYS[1], 'stamp'))
if stored and stored < tonumber(ARGV[1]) then redis.call('HSET', KEYS[1], 'stale', '1') end
return 1`;

// KEYS: lock · ARGV: node, milliseconds
const LOCK = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

export type SharedPages = {
  /** Whether a request is worth a try. */
  isAnswering: () => boolean;
  /** The time that all nodes share, in milliseconds. */
  now: () => number;
  /** Returns `null` if there is no such page or what is there is not valid. */
  read: (page: string) => Promise<PageEntry | null | 'failed'>;
  write: (page: string, entry: PageEntry) => Promise<'written' | 'newer is there' | 'failed'>;
  /** Makes the page stale for all nodes, unless its render began after `stamp`. */
  markStale: (page: string, stamp: number) => Promise<void>;
  /** Whether this node may render the page. If Redis fails, every node may. */
  lock: (page: string, ms: number) => Promise<boolean>;
};

type Settings = {
  redis: RedisClient;
  /** Separates builds, whose pages differ. */
  build: string;
  /** Identifies this process. */
  node: string;
  logger: Logger;
};

/** Pages in Redis. Nothing rejects: a failure is an answer, and Redis's client has logged it. */
export function createSharedPages({ redis, build, node, logger }: Settings): SharedPages {
  const logBad = createThrottledLog(logger, 'A page in Redis is not valid and is rendered again');
  const toKey = (page: string) => `${redis.prefix}page:${build}:${page}`;
  const toLockKey = (page: string) => `${redis.prefix}lock:${build}:${page}`;

  function decode(fields: Record<string, string>): PageEntry | null {
    const stamp = Number(fields.stamp);
    const page = StoredPageSchema.safeParse(parseJson(fields.page ?? ''));
    if (!page.success || !Number.isFinite(stamp)) {
      logBad(page.error ?? new Error('The stamp is not a number'));
      return null;
    }
    const age = redis.now() - stamp;
    if (age < -CLOCK_TOLERANCE_MS) return { ...page.data, stamp: 0, renderedAt: 0 };
    const renderedAt = fields.stale === '1' ? 0 : getSteadyTime() - Math.max(age, 0);
    return { ...page.data, stamp, renderedAt };
  }

  return {
    isAnswering: redis.isAnswering,
    now: redis.now,
    read: async (page) => {
      const fields = await orElse(
        redis.run((commands) => commands.hGetAll(toKey(page))),
        'failed' as const,
      );
      if (fields === 'failed') return 'failed';
      return Object.keys(fields).length === 0 ? null : decode({ ...fields });
    },
    write: async (page, { stamp, value, cacheControl, renderedAt }) => {
      const keys = [toKey(page), toLockKey(page)];
      const lifetime = String(value === null ? MISSING_LIFETIME_MS : LIFETIME_MS);
      const latest = String(redis.now() + CLOCK_TOLERANCE_MS);
      const text = JSON.stringify({ value, cacheControl });
      const args = [String(stamp), latest, text, lifetime, node, renderedAt === 0 ? '1' : '0'];
      const marker = value?.kind === 'PAGES' ? [toMarkerKey(redis, build)] : [];
      const options = { keys: [...keys, ...marker], arguments: args };
      try {
        const isWritten = await redis.run((commands) => commands.eval(WRITE, options));
        return isWritten === 1 ? 'written' : 'newer is there';
      } catch (error) {
        // Isolation point: see createSharedPages. If Redis is full, no node must find the page of before.
        if (error instanceof RedisRefusalError)
          await orElse(
            redis.run((commands) => commands.del(keys)),
            0,
          );
        return 'failed';
      }
    },
    markStale: async (page, stamp) => {
      const options = { keys: [toKey(page)], arguments: [String(stamp)] };
      await orElse(
        redis.run((commands) => commands.eval(MARK_STALE, options)),
        0,
      );
    },
    lock: async (page, ms) => {
      const options = { keys: [toLockKey(page)], arguments: [node, String(ms)] };
      return (
        (await orElse(
          redis.run((commands) => commands.eval(LOCK, options)),
          1,
        )) === 1
      );
    },
  };
}
