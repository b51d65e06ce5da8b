import { createFakeCdp } from '@tests/fakes/fake-cdp';
import { fetchDecision } from './fetch-decision';

const request = {
  ids: {},
  correlationId: 'page-view-1',
  signal: AbortSignal.timeout(5000),
  siteName: 'main',
  language: 'da',
  userAgent: 'Browser/1',
  params: { referrer: 'https://from.test/', utm: { campaign: 'spring' }, geo: { country: 'DK' } },
};
const execution = { friendlyId: 'embedded_ab_da', variantIds: ['members', 'guests'] };
const ids = { browserId: 'b', guestId: 'g' };

test.each([
  [{ variantId: 'guests' }, 'guests'],
  [{ variantId: 'other' }, null],
  [{ variantId: '' }, null],
  [{ variantId: null }, null],
  [{}, null],
])('the decision %j chooses the variant %s', async (decision, variantId) => {
  expect(await fetchDecision(createFakeCdp(() => decision).cdp, request, execution, ids)).toBe(variantId);
});

test('sends the data that personalization rules can use', async () => {
  const { cdp, asked } = createFakeCdp(() => ({}));
  await fetchDecision(cdp, request, execution, ids);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.path).toBe('/v1/personalize');
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ sitecoreContextId: 'ctx', siteId: 'main' });
  expect(asked[0]?.headers.get('user-agent')).toBe('Browser/1');
  expect(asked[0]?.headers.get('x-sc-correlation-id')).toBe('page-view-1');
  expect(asked[0]?.body).toEqual({
    channel: 'WEB',
    clientKey: '',
    currencyCode: 'USD',
    friendlyId: 'embedded_ab_da',
    guestRef: 'g',
    language: 'da',
    params: request.params,
    pointOfSale: '',
    variants: ['members', 'guests'],
    browserId: 'b',
  });
});
