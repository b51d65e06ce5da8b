import { LRUCache } from 'lru-cache';
import type { RedisClient } from '@/platform/redis/redis';

/** Remembers requests, because the CMS sends one again if it got no answer. `null` is always new. */
export type SeenPublishes = {
  isNew: (fingerprint: string | null) => Promise<boolean>;
  forget: (fingerprint: string | null) => Promise<void>;
};

const MAX_SEEN = 1000;
const SEEN_SECONDS = 24 * 60 * 60;
const toKey = (redis: RedisClient, fingerprint: string) => `${redis.prefix}publishes:seen:${fingerprint}`;

/** With Redis, all nodes share what they have seen. While it does not answer, each node knows its own. */
export function createSeenPublishes(redis: RedisClient | null): SeenPublishes {
  const own = new LRUCache<string, true>({ max: MAX_SEEN });
  return {
    async isNew(fingerprint) {
      if (fingerprint === null) return true;
      if (own.has(fingerprint)) return false;
      own.set(fingerprint, true);
      const options = { NX: true, EX: SEEN_SECONDS } as const;
      const set = redis?.run((commands) => commands.set(toKey(redis, fingerprint), '1', options));
      // Isolation point: the client of Redis has logged the failure.
      return set ? (await set.catch(() => 'OK')) !== null : true;
    },
    async forget(fingerprint) {
      if (fingerprint === null) return;
      own.delete(fingerprint);
      await redis?.run((commands) => commands.del(toKey(redis, fingerprint))).catch(() => undefined);
    },
  };
}
