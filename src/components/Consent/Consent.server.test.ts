/** @jest-environment node */
import { createLoaderContext } from '@/rendering/loader-context-fixture';
import { load } from './Consent.server';

const loadWith = (attributes: unknown) =>
  load({}, createLoaderContext({ cms: { request: async () => ({ site: { siteInfo: { attributes } } }) } }));

test.each([
  [[{ key: 'googleAnalyticsId', value: 'G-ABCD1234' }], { analyticsId: 'G-ABCD1234' }],
  [[null, { key: 'googleTagManagerId', value: 'GTM-ABC123' }], { tagManagerId: 'GTM-ABC123' }],
  [[{ key: 'googleAnalyticsId', value: '' }], {}],
  [[], {}],
  [null, {}],
])('of the attributes %j the services are %j', async (attributes, services) => {
  expect(JSON.parse(JSON.stringify(await loadWith(attributes)))).toEqual(services);
});

test.each(['UA-1234-1', 'G-"><script>', 7, ['G-ABCD1234'], { x: 1 }])('refuses the id %j', async (value) => {
  await expect(loadWith([{ key: 'googleAnalyticsId', value }])).rejects.toThrow('googleAnalyticsId');
});
