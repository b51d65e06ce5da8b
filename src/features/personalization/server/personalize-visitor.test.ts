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

/** Decides by what is asked for: `page`, `faq`, `top`. */
const deciding = (decisions: Record<string, unknown>) =>
  createFakeCdp(({ path, body }) => {
    if (path.endsWith('/create.json')) return { ref: 'browser-new', customer_ref: 'guest-new' };
    if (path.endsWith('/show.json')) return { customer: { ref: 'guest-of-browser' } };
    const name = /_(faq|top)_en\*$/.exec(friendlyIdOf(body))?.[1] ?? 'page';
    return decisions[name];
  });

test('a visitor gets a variant of the page and one of each component, in the order of the page', async () => {
  const late = sleep(20).then(() => ({ variantId: 'members' }));
  const { cdp } = deciding({ page: late, faq: { variantId: 'faq_short' }, top: { variantId: 'top_a' } });
  expect(await createPersonalizeVisitor(cdp, {})(info, viewOf())).toEqual({
    variantIds: ['members', 'faq_short', 'top_a'],
    ids: known,
    failures: [],
  });
});

test('all is decided side by side: no decision waits for another', async () => {
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

test('all calls of a page view say which one they belong to', async () => {
  const { cdp, asked } = deciding({});
  await createPersonalizeVisitor(cdp, {})(info, viewOf({ ids: { browserId: 'b' } }));
  const sent = asked.map(({ headers }) => headers.get('x-sc-correlation-id'));
  expect(sent).toEqual(['page-view-1', 'page-view-1', 'page-view-1', 'page-view-1']);
});

test('says of the visitor and the page view what rules may ask for', async () => {
  const { cdp, asked } = deciding({});
  await createPersonalizeVisitor(cdp, { scope: 'x' })({ ...info, variantIds: ['members'] }, viewOf());
  expect(asked).toHaveLength(1);
  expect(asked[0]?.path).toBe('/v1/personalize');
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ sitecoreContextId: 'ctx', siteId: 'main' });
  expect(asked[0]?.headers.get('user-agent')).toBe('Browser/1');
  expect(asked[0]?.headers.get('x-sc-correlation-id')).toBe('page-view-1');
  expect(asked[0]?.body).toEqual({
    channel: 'WEB',
    clientKey: '',
    currencyCode: 'USD',
    friendlyId: 'embedded_x_ab12_en',
    guestRef: 'guest-1',
    language: 'en',
    params: { referrer: 'https://from.test/', utm: { campaign: 'spring' }, geo: { country: 'DK' } },
    pointOfSale: '',
    variants: ['members'],
    browserId: 'browser-1',
  });
});

test.each([
  ['nobody yet', {}, { browserId: 'browser-new', guestId: 'guest-new' }],
  ['a browser', { browserId: 'b' }, { browserId: 'b', guestId: 'guest-of-browser' }],
  ['a guest alone, which is nobody’s', { guestId: 'g' }, { browserId: 'browser-new', guestId: 'guest-new' }],
  ['browser and guest', known, known],
])('finds out who the visitor is from %s', async (_, ids, found) => {
  const { cdp } = deciding({});
  expect((await createPersonalizeVisitor(cdp, {})(info, viewOf({ ids }))).ids).toEqual(found);
});

test.each([
  ['an id that the page does not have', { variantId: 'other' }],
  ['an id of another component', { variantId: 'top_a' }],
  ['the component as it is', { variantId: 'faq_default' }],
  ['nothing', {}],
  ['null', { variantId: null }],
])('%s is no variant', async (_, faq) => {
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
  ['in time', new Promise(() => {})],
])('%s costs one component its variant, not the others', async (reason, faq) => {
  const { cdp } = deciding({ page: { variantId: 'members' }, faq, top: { variantId: 'top_a' } });
  const view = viewOf({ signal: AbortSignal.timeout(100) });
  const { variantIds, ids, failures } = await createPersonalizeVisitor(cdp, {})(info, view);
  expect(variantIds).toEqual(['members', 'top_a']);
  expect(ids).toEqual(known);
  expect(failures.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['HTTP 500', new Response('', { status: 500 })],
  ['expected shape', { customer: {} }],
  ['in time', new Promise(() => {})],
])('decides nothing for a browser whose guest Sitecore does not name: %s', async (reason, answer) => {
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
])('decides nothing for a visitor whom Sitecore does not name', async (answer) => {
  const { cdp, asked } = createFakeCdp(() => answer);
  const view = viewOf({ ids: {}, signal: AbortSignal.timeout(100) });
  const { variantIds, ids, failures } = await createPersonalizeVisitor(cdp, {})(info, view);
  expect({ variantIds, ids, count: failures.length }).toEqual({ variantIds: [], ids: null, count: 1 });
  expect(asked).toHaveLength(1);
});

test('a fault of our own is not taken for trouble with Sitecore', async () => {
  const { cdp } = createFakeCdp(() => ({}));
  const view = viewOf();
  const broken = { ...view, params: { ...view.params, utm: { self: '' } } };
  Object.defineProperty(broken.params.utm, 'self', { enumerable: true, get: () => fail() });
  const fail = () => {
    throw new RangeError('ours');
  };
  await expect(createPersonalizeVisitor(cdp, {})(info, broken)).rejects.toThrow('ours');
});
