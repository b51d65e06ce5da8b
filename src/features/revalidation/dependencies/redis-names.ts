import type { RedisClient } from '@/platform/redis/redis';
import { toState } from './dependency';

/** What a page used is forgotten if the page is not rendered for so long. */
export const TTL_SECONDS = 7 * 24 * 60 * 60;

/** Longer states are stored once, because many pages show the same phrases. */
const MAX_STATE_LENGTH = 40;
const LONG_STATE = '#';

export type RedisNames = ReturnType<typeof toRedisNames>;

/** Returns the names under which the records of a build are in Redis. */
export function toRedisNames(redis: RedisClient, buildId: string) {
  const prefix = `${redis.prefix}${buildId}:uses:`;
  return {
    toRecord: (page: string) => `${prefix}page:${page}`,
    /** A hash of the pages that use something, each with how it shows it. */
    toUses: (key: string) => `${prefix}key:${key}`,
    toText: (name: string) => `${prefix}text:${name}`,
    toLongState: (short: string) => `${prefix}state:${short}`,
    /** Sorted sets, with the time at which the record of each page expires. */
    pages: `${prefix}pages`,
    missing: `${prefix}missing`,
  };
}

/** Returns a short state unchanged, and a hash instead of a long one. */
export const shortenState = (state: string): string =>
  state.length > MAX_STATE_LENGTH ? LONG_STATE + toState(state) : state;

export const isShortened = (state: string): boolean => state.startsWith(LONG_STATE);
