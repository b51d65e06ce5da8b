import { createNextHandler } from './next-handler';
import type { PageCache, PageRequest } from './page-cache';

const KEY = '/route-cache/PAGES/0a1b/$/_site_a/en';

function createHandler(headers: Record<string, string> = {}) {
  const opened: PageRequest[] = [];
  const stored: unknown[] = [];
  const cache: PageCache = {
    open: (request) => {
      opened.push(request);
      return { get: async () => null, set: async (...page) => void stored.push(page) };
    },
  };
  return { handler: createNextHandler(() => cache, { _requestHeaders: headers }), opened, stored };
}

test.each([
  [{}, { isDemanded: false, isOnlyForEntries: false, isPrefetch: false }],
  [{ 'x-prerender-revalidate': 'id' }, { isDemanded: true, isOnlyForEntries: false, isPrefetch: false }],
  [{ purpose: 'prefetch' }, { isDemanded: false, isOnlyForEntries: false, isPrefetch: true }],
])('reads from the headers %j what the request wants', async (headers, request) => {
  const { handler, opened } = createHandler(headers);
  await handler.get(KEY, { kind: 'PAGES' });
  expect(opened).toEqual([request]);
});

test.each([
  [
    { revalidate: 60, expire: 360 },
    { revalidate: 60, expire: 360 },
  ],
  [{ revalidate: false }, null],
  [undefined, null],
])('tells the cache of a render with the lifetime %j, cached or not', async (cacheControl, told) => {
  const { handler, stored } = createHandler();
  await handler.set(KEY, null, { kind: 'PAGES', ...{ cacheControl } });
  expect(stored).toEqual([['/_site_a/en', null, told]]);
});
