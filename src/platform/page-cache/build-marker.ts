import { orElse } from '../redis/or-else';
import type { RedisClient } from '../redis/redis';

/** The key is in Redis as long as pages of this build are. Keys of pages begin differently. */
export const toMarkerKey = (redis: RedisClient, build: string): string => `${redis.prefix}has-pages:${build}`;

/** Returns whether Redis has pages of this build. A Redis that does not answer has none. */
export async function hasPagesOfBuild(redis: RedisClient, build: string): Promise<boolean> {
  const find = redis.run((commands) => commands.exists(toMarkerKey(redis, build)));
  return (await orElse(find, 0)) === 1;
}
