import { createFakeCdp } from '@tests/fakes/fake-cdp';
import { fetchVisitorIds, toVisitorId } from './visitor-ids';

test.each([
  ['0f236cdb-1c1e-4c8e-8b52-1d4c0a6c2a11', true],
  ['a_1', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['', false],
  ['../x', false],
  ['a;b', false],
  ['a\n', false],
])('%j can be a visitor id: %s', (text, isId) => {
  expect(toVisitorId(text)).toBe(isId ? text : undefined);
});

const create = '/v1/events/v1.2/browser/create.json';

test.each([
  [{ browserId: 'b', guestId: 'g' }, { browserId: 'b', guestId: 'g' }, []],
  [{ browserId: 'b' }, { browserId: 'b', guestId: 'g-of-b' }, ['/v1/events/v1.2/browser/b/show.json']],
  [{ guestId: 'g' }, { browserId: 'b-new', guestId: 'g-new' }, [create]],
  [{}, { browserId: 'b-new', guestId: 'g-new' }, [create]],
])('completes the ids %j to %j', async (ids, found, paths) => {
  const { cdp, asked } = createFakeCdp(({ path }) =>
    path === create ? { ref: 'b-new', customer_ref: 'g-new' } : { customer: { ref: 'g-of-b' } },
  );
  const call = { ids, correlationId: 'page-view-1', signal: AbortSignal.timeout(5000) };
  expect(await fetchVisitorIds(cdp, call)).toEqual(found);
  expect(asked.map(({ path }) => path)).toEqual(paths);
  for (const { headers } of asked) expect(headers.get('x-sc-correlation-id')).toBe('page-view-1');
});

test.each([
  [{}, { ref: '../x', customer_ref: 'g' }],
  [{}, { ref: 'b', customer_ref: 'g; Path=/' }],
  [{ browserId: 'b' }, { customer: { ref: '' } }],
])('with the ids %j, refuses the response %j', async (ids, answer) => {
  const call = { ids, correlationId: 'page-view-1', signal: AbortSignal.timeout(5000) };
  await expect(fetchVisitorIds(createFakeCdp(() => answer).cdp, call)).rejects.toThrow('unexpected shape');
});
