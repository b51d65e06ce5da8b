import type { RedisClientType } from '@redis/client';
import { processWide } from '../process/process-wide';

/** The commands of the library: `commands.sAdd('key', 'member')`. */
export type RedisCommands = RedisClientType;

/** Redis has answered, but refuses the command, for example because its memory is full. */
export class RedisRefusalError extends Error {
  override readonly name = 'RedisRefusalError';
}

export type RedisClient = {
  /** What keys and channels must begin with, so that several stages can use one Redis. */
  prefix: string;
  /**
   * Runs commands and returns their result. Rejects after half a second, at once while Redis does not answer, and when
   * Redis refuses a command. The outage is already logged, so callers only go on without the result.
   */
  run: <Result>(commands: (redis: RedisCommands) => Promise<Result>) => Promise<Result>;
  /** Whether Redis has answered lately, so that `run` is worth a try. */
  isAnswering: () => boolean;
  /** Returns the time of Redis in milliseconds since 1970: nodes can compare it, although their clocks differ. */
  now: () => number;
  close: () => void;
};

const slot = processWide<{ redis: RedisClient | null }>('redis', () => ({ redis: null }));

/** Returns `null` without `REDIS_URL`, and during a build. `connectRedis` creates the client when the process starts. */
export const getRedis = (): RedisClient | null => slot.redis;

export function setRedis(redis: RedisClient | null): void {
  slot.redis = redis;
}
