import { orElse } from '../redis/or-else';
import type { RedisClient } from '../redis/redis';
import type { SharedPages } from './shared-pages';

/** As long as a page stays in Redis after its last renewal. */
const LIFETIME_MS = 3 * 86_400_000;

// Not among the keys of pages, so that no page can have this key.
const toKey = (redis: RedisClient, build: string): string => `${redis.prefix}has-pages:${build}`;

/** Notes in Redis that it has a page of this build, each time one is written there. */
export function markBuild(pages: SharedPages, redis: RedisClient, build: string): SharedPages {
  return {
    ...pages,
    write: async (page, entry) => {
      const result = await pages.write(page, entry);
      const isPage = result === 'written' && entry.value?.kind === 'PAGES';
      if (!isPage) return result;
      const mark = redis.run((commands) => commands.pSetEx(toKey(redis, build), LIFETIME_MS, '1'));
      await orElse(mark, null);
      return result;
    },
  };
}

/** Returns whether Redis has pages of this build. A Redis that does not answer has none. */
export async function hasPagesOfBuild(redis: RedisClient, build: string): Promise<boolean> {
  const find = redis.run((commands) => commands.exists(toKey(redis, build)));
  return (await orElse(find, 0)) === 1;
}
