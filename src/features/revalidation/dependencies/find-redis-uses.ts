import type { RedisClient } from '@/platform/redis/redis';
import { toChunks } from '@/platform/redis/to-chunks';
import type { Use } from './dependency-map';
import { isShortened, type RedisNames } from './redis-names';

/** Maximum numbers of keys and of pages in one Redis command. A larger command could exceed its time limit. */
const MAX_KEYS = 200;
const MAX_PAGES = 1000;

// Removes uses by pages whose records have expired. A page can have been rendered again meanwhile.
// KEYS: list of pages · ARGV: now, then name of uses and page in turn
const FORGET = `
for index = 2, #ARGV, 2 do
  local expiry = redis.call('ZSCORE', KEYS[1], ARGV[index + 1])
  if not expiry or tonumber(expiry) <= tonumber(ARGV[1]) then redis.call('HDEL', ARGV[index], ARGV[index + 1]) end
end`;

/** Creates the function that finds the pages that use one of the keys. It rejects if Redis does not answer. */
export function createFindRedisUses(redis: RedisClient, names: RedisNames) {
  async function readUses(keys: readonly string[]): Promise<Use[]> {
    const found = await redis.run((commands) =>
      Promise.all(keys.map((key) => commands.hGetAll(names.toUses(key)))),
    );
    return found.flatMap((states, index) =>
      Object.entries(states).map(([page, state]) => ({ key: keys[index] ?? '', page, state })),
    );
  }

  async function listExpired(pages: readonly string[]): Promise<string[]> {
    const expiries = await redis.run((commands) => commands.zmScore(names.pages, [...pages]));
    return pages.filter((_, index) => (expiries[index] ?? 0) <= redis.now());
  }

  async function forget(uses: readonly Use[]): Promise<void> {
    const pairs = uses.flatMap(({ key, page }) => [names.toUses(key), page]);
    const options = { keys: [names.pages], arguments: [String(redis.now()), ...pairs] };
    await redis.run((commands) => commands.eval(FORGET, options));
  }

  /** A hash in Redis has no time limit for a single field, so uses by expired pages are removed here. */
  async function withoutExpired(uses: readonly Use[]): Promise<readonly Use[]> {
    const expired = new Set<string>();
    for (const pages of toChunks([...new Set(uses.map(({ page }) => page))], MAX_PAGES)) {
      for (const page of await listExpired(pages)) expired.add(page);
    }
    const lost = uses.filter(({ page }) => expired.has(page));
    for (const chunk of toChunks(lost, MAX_PAGES)) await forget(chunk);
    return uses.filter(({ page }) => !expired.has(page));
  }

  async function withLongStates(uses: readonly Use[]): Promise<readonly Use[]> {
    const shortened = [...new Set(uses.map(({ state }) => state))].filter(isShortened);
    const byShort = new Map<string, string>();
    for (const chunk of toChunks(shortened, MAX_KEYS)) {
      const long = await redis.run((commands) => commands.mGet(chunk.map(names.toLongState)));
      for (const [index, state] of chunk.entries()) byShort.set(state, long[index] ?? '');
    }
    return uses.map((use) => ({ ...use, state: byShort.get(use.state) ?? use.state }));
  }

  return async (keys: readonly string[]): Promise<readonly Use[]> => {
    const found: Use[][] = [];
    for (const chunk of toChunks([...new Set(keys)], MAX_KEYS)) found.push(await readUses(chunk));
    return withLongStates(await withoutExpired(found.flat()));
  };
}
