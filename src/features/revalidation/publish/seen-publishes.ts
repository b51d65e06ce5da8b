import { LRUCache } from 'lru-cache';
import { orElse } from '@/platform/redis/or-else';
import type { RedisClient } from '@/platform/redis/redis';

/** Remembers requests, because the CMS sends one again if it got no answer. `null` is always new. */
export type SeenPublishes = {
  /** Returns whether no node knows the request. From now on, this node works on it. */
  isNew: (fingerprint: string | null) => Promise<boolean>;
  /** This node still works on it. If it stops without `keep`, the request is soon new again. */
  hold: (fingerprint: string | null) => Promise<void>;
  /** The request is worked off. */
  keep: (fingerprint: string | null) => Promise<void>;
  /** The request can come again. */
  forget: (fingerprint: string | null) => Promise<void>;
};

const MAX_SEEN = 1000;
const WORK_SECONDS = 2 * 60;
const SEEN_SECONDS = 24 * 60 * 60;

/** With Redis, all nodes share what they have seen. While it does not answer, each node knows its own. */
export function createSeenPublishes(redis: RedisClient | null): SeenPublishes {
  const own = new LRUCache<string, true>({ max: MAX_SEEN });
  const toKey = (fingerprint: string) => `${redis?.prefix}publishes:seen:${fingerprint}`;

  async function mark(fingerprint: string | null, seconds: number): Promise<void> {
    if (fingerprint === null || !redis) return;
    const set = redis.run((commands) => commands.setEx(toKey(fingerprint), seconds, '1'));
    await orElse(set, null);
  }

  return {
    async isNew(fingerprint) {
      if (fingerprint === null) return true;
      const isNewHere = !own.has(fingerprint);
      own.set(fingerprint, true);
      if (!redis) return isNewHere;
      const options = { NX: true, EX: WORK_SECONDS } as const;
      // Redis decides, because another node may have forgotten the request.
      const set = redis.run((commands) => commands.set(toKey(fingerprint), '1', options));
      return (await orElse(set, isNewHere ? 'OK' : null)) !== null;
    },
    hold: (fingerprint) => mark(fingerprint, WORK_SECONDS),
    keep: (fingerprint) => mark(fingerprint, SEEN_SECONDS),
    async forget(fingerprint) {
      if (fingerprint === null) return;
      own.delete(fingerprint);
      if (!redis) return;
      const remove = redis.run((commands) => commands.del(toKey(fingerprint)));
      await orElse(remove, 0);
    },
  };
}
