import { createRecordingLogger } from '@tests/fakes/page-dependencies';
import { startRedis } from '@tests/servers/redis';
import { connectRedis } from '../redis/connect-redis';
import { hasPagesOfBuild } from './build-marker';
import type { PageValue } from './page-entry';
import { createSharedPages } from './shared-pages';

const PAGE: PageValue = { kind: 'PAGES', html: '<p>', pageData: {} };
const REDIRECT: PageValue = { kind: 'REDIRECT', props: { pageProps: { __N_REDIRECT: '/a' } } };

test.each([
  { name: 'nothing', values: [], expected: false },
  { name: 'only a path that does not exist', values: [null], expected: false },
  { name: 'only a redirect', values: [REDIRECT], expected: false },
  { name: 'a page', values: [null, PAGE], expected: true },
])('after $name was written, Redis has pages of this build: $expected', async ({ values, expected }) => {
  const { logger } = createRecordingLogger();
  const server = await startRedis();
  const redis = await connectRedis(server.url, logger);
  const pages = createSharedPages({ redis, build: 'b1', node: 'n1', logger });
  for (const [index, value] of values.entries()) {
    const entry = { value, cacheControl: { revalidate: 60 }, stamp: redis.now(), renderedAt: 0 };
    expect(await pages.write(`/${index}`, entry)).toBe('written');
  }
  expect(await hasPagesOfBuild(redis, 'b1')).toBe(expected);
  expect(await hasPagesOfBuild(redis, 'b2')).toBe(false);
  redis.close();
  expect(await hasPagesOfBuild(redis, 'b1')).toBe(false);
  await server.stop();
});
