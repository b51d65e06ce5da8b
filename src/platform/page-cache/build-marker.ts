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
      // Isolation point: the client of Redis has logged the failure, and the page is there.
      if (isPage)
        await redis
          .run((commands) => commands.pSetEx(toKey(redis, build), LIFETIME_MS, '1'))
          .catch(() => null);
      return result;
    },
  };
}

/** Returns whether Redis has pages of this build. A Redis that does not answer has none. */
export async function hasPagesOfBuild(redis: RedisClient, build: string): Promise<boolean> {
  const found = await redis.run((commands) => commands.exists(toKey(redis, build))).catch(() => 0);
  return found === 1;
}
