import { setTimeout as sleep } from 'node:timers/promises';
import { createFakeCdp } from '@tests/fakes/fake-cdp';
import { isRecord } from '@/platform/json/json-types';
import type { PersonalizationRequest } from './fetch-decision';
import { createPersonalizeVisitor } from './personalize-visitor';

const info = { pageId: 'AB-12', variantIds: ['members', 'faq_short', 'top_a'] };
const known = { browserId: 'browser-1', guestId: 'guest-1' };

const viewOf = (own: Partial<PersonalizationRequest> = {}): PersonalizationRequest => ({
  ids: known,
  correlationId: 'page-view-1',
  signal: AbortSignal.timeout(500),
  siteName: 'main',
  language: 'en',
  userAgent: 'Browser/1',
  params: { referrer: 'https://from.test/', utm: { campaign: 'spring' }, geo: { country: 'DK' } },
  ...own,
});

const friendlyIdOf = (body: unknown) => (isRecord(body) ? String(body.friendlyId) : '');

/**
 * Creates a fake of Sitecore's personalization with these decisions for the page and the components `faq` and
 * `top`.
 */
const deciding = (decisions: Record<string, unknown>) =>
  createFakeCdp(({ path, body }) => {
    if (path.endsWith('/create.json')) return { ref: 'browser-new', customer_ref: 'guest-new' };
    if (path.endsWith('/show.json')) return { customer: { ref: 'guest-of-browser' } };
    const name = /_(faq|top)_en\*$/.exec(friendlyIdOf(body))?.[1] ?? 'page';
    return decisions[name];
  });

test("a visitor gets a variant of the page and of each component, in the order of the page's list", async () => {
  const late = sleep(20).then(() => ({ variantId: 'members' }));
  const { cdp } = deciding({ page: late, faq: { variantId: 'faq_short' }, top: { variantId: 'top_a' } });
  expect(await createPersonalizeVisitor(cdp, {})(info, viewOf())).toEqual({
    variantIds: ['members', 'faq_short', 'top_a'],
    ids: known,
    failures: [],
  });
});

test('requests all decisions in parallel', async () => {
  let askAll = () => {};
  const allAsked = new Promise<void>((resolve) => {
    askAll = resolve;
  });
  const { cdp, asked } = createFakeCdp(async ({ body }) => {
    if (asked.length === 3) askAll();
    await allAsked;
    return /_faq_en\*$/.test(friendlyIdOf(body)) ? { variantId: 'faq_short' } : {};
  });
  const { variantIds, failures } = await createPersonalizeVisitor(cdp, {})(info, viewOf());
  expect({ variantIds, failures }).toEqual({ variantIds: ['faq_short'], failures: [] });
});

test('all requests for a page view have its correlation id', async () => {
  const { cdp, asked } = deciding({});
  await createPersonalizeVisitor(cdp, {})(info, viewOf({ ids: { browserId: 'b' } }));
  const sent = asked.map(({ headers }) => headers.get('x-sc-correlation-id'));
  expect(sent).toEqual(['page-view-1', 'page-view-1', 'page-view-1', 'page-view-1']);
});

test('the scope is part of the friendly ids', async () => {
  const { cdp, asked } = deciding({});
  await createPersonalizeVisitor(cdp, { scope: 'x' })(info, viewOf());
  expect(asked.map(({ body }) => friendlyIdOf(body))).toContain('embedded_x_ab12_en');
});

test.each([
  ['no ids', {}, { browserId: 'browser-new', guestId: 'guest-new' }],
  ['a browser id', { browserId: 'b' }, { browserId: 'b', guestId: 'guest-of-browser' }],
  [
    'a guest id alone, which is ignored',
    { guestId: 'g' },
    { browserId: 'browser-new', guestId: 'guest-new' },
  ],
  ['browser and guest id', known, known],
])('finds the ids of a visitor with %s', async (_, ids, found) => {
  const { cdp } = deciding({});
  expect((await createPersonalizeVisitor(cdp, {})(info, viewOf({ ids }))).ids).toEqual(found);
});

test.each([
  ['an id that the page does not have', { variantId: 'other' }],
  ['an id of another component', { variantId: 'top_a' }],
  ['the original component', { variantId: 'faq_default' }],
  ['no id', {}],
  ['null', { variantId: null }],
])('a decision for %s chooses no variant', async (_, faq) => {
  const { cdp } = deciding({ page: {}, faq, top: {} });
  const { variantIds, failures } = await createPersonalizeVisitor(cdp, {})(info, viewOf());
  expect({ variantIds, failures }).toEqual({ variantIds: [], failures: [] });
});

test.each([
  ['HTTP 500', new Response('{}', { status: 500 })],
  ['HTTP 429', new Response('{}', { status: 429, headers: { 'retry-after': '9' } })],
  ['not JSON', new Response('<html>')],
  ['not JSON', new Response('')],
  ['unexpected shape', []],
  ['unexpected shape', { variantId: 7 }],
  ['did not arrive', new Response('x'.repeat(70_000))],
  ['no decision in time', new Promise(() => {})],
])('a failed decision only affects its own component: %s', async (reason, faq) => {
  const { cdp } = deciding({ page: { variantId: 'members' }, faq, top: { variantId: 'top_a' } });
  const view = viewOf({ signal: AbortSignal.timeout(100) });
  const { variantIds, ids, failures } = await createPersonalizeVisitor(cdp, {})(info, view);
  expect(variantIds).toEqual(['members', 'top_a']);
  expect(ids).toEqual(known);
  expect(failures.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['HTTP 500', new Response('', { status: 500 })],
  ['unexpected shape', { customer: {} }],
  ['no guest id in time', new Promise(() => {})],
])('requests no decision if the guest id cannot be loaded: %s', async (reason, answer) => {
  const { cdp, asked } = createFakeCdp(() => answer);
  const view = viewOf({ ids: { browserId: 'b' }, signal: AbortSignal.timeout(100) });
  const { variantIds, ids, failures } = await createPersonalizeVisitor(cdp, {})(info, view);
  expect({ variantIds, ids }).toEqual({ variantIds: [], ids: null });
  expect(failures.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
  expect(asked.map(({ path }) => path)).toEqual(['/v1/events/v1.2/browser/b/show.json']);
});

test.each([
  [new Response('', { status: 500 })],
  [{ ref: '../../x', customer_ref: 'g' }],
  [{ ref: 'a; Domain=evil.test', customer_ref: 'g' }],
  [new Promise(() => {})],
])('requests no decision if new ids cannot be created', async (answer) => {
  const { cdp, asked } = createFakeCdp(() => answer);
  const view = viewOf({ ids: {}, signal: AbortSignal.timeout(100) });
  const { variantIds, ids, failures } = await createPersonalizeVisitor(cdp, {})(info, view);
  expect({ variantIds, ids, count: failures.length }).toEqual({ variantIds: [], ids: null, count: 1 });
  expect(asked).toHaveLength(1);
});

test('rethrows an error that does not come from Sitecore', async () => {
  const { cdp } = createFakeCdp(() => ({}));
  const view = viewOf();
  const broken = { ...view, params: { ...view.params, utm: { self: '' } } };
  Object.defineProperty(broken.params.utm, 'self', { enumerable: true, get: () => fail() });
  const fail = () => {
    throw new RangeError('ours');
  };
  await expect(createPersonalizeVisitor(cdp, {})(info, broken)).rejects.toThrow('ours');
});
