import { type Answer, data, hang, json, startScriptedCms } from '@tests/servers/scripted-cms';
import { parse } from 'graphql';
import type { CmsClient, CmsVariables } from '../client/cms-client';
import { createCmsClient } from '../client/create-cms-client';
import { createLoadPersonalizeInfo, fetchPersonalizeInfo } from './fetch-personalize-info';

const place = { siteName: 'main', language: 'en', path: '/offer' };
const answerOf = (item: unknown) => ({ layout: { item } });
const offer = answerOf({ id: 'AB12', version: 3, personalization: { variantIds: ['members', 'faq_short'] } });
const info = { pageId: 'AB12', variantIds: ['members', 'faq_short'] };

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function start(
  script: [Answer, ...Answer[]],
  settings: Partial<Parameters<typeof createLoadPersonalizeInfo>[1]> = {},
) {
  const { endpoint, received, close } = await startScriptedCms(...script);
  stop = close;
  let time = 1000;
  const client = createCmsClient({ endpoint, retries: 3, deadlineMs: 5000, random: () => 0 });
  const wait = (ms: number) => {
    time += ms;
  };
  const load = createLoadPersonalizeInfo(client, {
    deadlineMs: 2000,
    ttlMs: 10_000,
    ...settings,
    now: () => time,
  });
  return { received, load, wait };
}

test('queries id, version and variants by site, language and path', async () => {
  const asked: { query: string; variables: CmsVariables }[] = [];
  const cms: CmsClient = {
    request: async (query, variables) => {
      asked.push({ query, variables });
      return offer;
    },
  };
  expect(await fetchPersonalizeInfo(cms, place)).toEqual(info);
  expect(asked[0]?.variables).toEqual({ siteName: 'main', language: 'en', itemPath: '/offer' });
  expect(asked[0]?.query).toMatch(/item \{ id version personalization \{ variantIds \} \}/);
  expect(() => parse(asked[0]?.query ?? '')).not.toThrow();
});

test.each([
  ['a missing page', answerOf(null), null],
  ['a page without variants', answerOf({ id: 'A', personalization: { variantIds: [] } }), []],
  ['a page without personalization', answerOf({ id: 'A', personalization: null }), []],
  ['repeated ids', answerOf({ id: 'A', personalization: { variantIds: ['x', 'x', null] } }), ['x']],
  [
    'ids that cannot be part of a path',
    answerOf({ id: 'A', personalization: { variantIds: ['a/b', '..', 'y'] } }),
    ['y'],
  ],
])('returns the valid variant ids once, or null for a missing page: %s', async (_, answer, variantIds) => {
  const found = await fetchPersonalizeInfo({ request: async () => answer }, place);
  expect(found?.variantIds ?? null).toEqual(variantIds);
});

test.each([
  [undefined],
  [{}],
  [{ layout: null }],
  [answerOf({})],
  [answerOf({ id: 'A', personalization: 7 })],
])('rejects the response %j', async (answer) => {
  await expect(fetchPersonalizeInfo({ request: async () => answer }, place)).rejects.toThrow(
    'expected shape',
  );
});

test('queries once for concurrent visitors, and again only when the result is too old', async () => {
  const { load, received, wait } = await start([data(offer)]);
  expect(await Promise.all([load(place), load(place), load(place)])).toEqual([info, info, info]);
  wait(9_999);
  await load(place);
  expect(received).toHaveLength(1);
  wait(2);
  await load(place);
  await load({ ...place, language: 'da' });
  expect(received.map(({ body }) => body.variables.language)).toEqual(['en', 'en', 'da']);
});

test('queries for each visitor if the cache is switched off', async () => {
  const { load, received } = await start([data(offer)], { ttlMs: null });
  expect([await load(place), await load(place)]).toEqual([info, info]);
  expect(received).toHaveLength(2);
});

test.each([
  ['a missing page', answerOf(null)],
  ['a page without variants', answerOf({ id: 'A' })],
])('caches the result for %s', async (_, answer) => {
  const { load, received } = await start([data(answer)]);
  await load(place);
  await load(place);
  expect(received).toHaveLength(1);
});

test('finds a page that was missing within 5 s after it is published', async () => {
  const { load, received, wait } = await start([data(answerOf(null)), data(offer)]);
  expect(await load(place)).toBeNull();
  wait(4_999);
  expect(await load(place)).toBeNull();
  expect(received).toHaveLength(1);
  wait(2);
  expect(await load(place)).toEqual(info);
});

test('does not report a page as missing during an outage', async () => {
  const { load, wait } = await start([data(answerOf(null)), json(500, {})]);
  await load(place);
  wait(5_001);
  await expect(load(place)).rejects.toThrow('HTTP 500');
});

test('returns "no-response" when all attempts together reach the deadline', async () => {
  // This deadline is long enough for the first response, even on a busy machine.
  const { load, received } = await start([json(503, {}), hang], { deadlineMs: 500 });
  const startedAt = performance.now();
  expect(await load(place)).toBe('no-response');
  expect(performance.now() - startedAt).toBeLessThan(900);
  await load(place);
  expect(received.length).toBeLessThanOrEqual(2);
});

test('serves the old result while a new one is loaded', async () => {
  const { load, received, wait } = await start([data(offer), hang], { deadlineMs: 2000 });
  await load(place);
  wait(20_000);
  const startedAt = performance.now();
  expect(await Promise.all([load(place), load(place)])).toEqual([info, info]);
  expect(performance.now() - startedAt).toBeLessThan(1000);
  while (received.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toHaveLength(2);
});

test('a timeout does not replace the last result', async () => {
  const { load, wait } = await start([data(offer), hang]);
  await load(place);
  wait(20_000);
  expect(await load(place)).toEqual(info);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await load(place)).toEqual(info);
});

test.each([
  ['HTTP 500', json(500, {})],
  ['a GraphQL error', json(200, { errors: [{ message: 'no' }] })],
  ['expected shape', data({ layout: null })],
])('rejects with "%s" and does not query again at once', async (reason, answer) => {
  const { load, received } = await start([answer]);
  await expect(load(place)).rejects.toThrow(reason);
  await expect(load(place)).rejects.toThrow(reason);
  expect(received).toHaveLength(1);
});

test('tells the path gate whether the page exists, and asks nothing about a path that it refuses', async () => {
  const ends: boolean[] = [];
  const world = { mayEnter: true };
  const enterPathGate = async () => (world.mayEnter ? (exists: boolean) => void ends.push(exists) : null);
  const { received, load } = await start([data(offer), data(answerOf(null))], { enterPathGate });
  expect([await load(place), await load({ ...place, path: '/b' })]).toEqual([info, null]);
  world.mayEnter = false;
  expect([await load(place), await load({ ...place, path: '/c' })]).toEqual([info, 'no-response']);
  expect([ends, received.length]).toEqual([[true, false], 2]);
});
