import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load } from './Consent.server';

const loadWith = (attributes: unknown) =>
  load({}, createLoaderContext({ cms: { request: async () => ({ site: { siteInfo: { attributes } } }) } }));

test.each([
  [[{ key: 'googleAnalyticsId', value: 'G-ABCD1234' }], { analyticsId: 'G-ABCD1234' }],
  [[null, { key: 'googleTagManagerId', value: 'GTM-ABC123' }], { tagManagerId: 'GTM-ABC123' }],
  [[{ key: 'googleAnalyticsId', value: '' }], {}],
  [[], {}],
  [null, {}],
])('reads from the site attributes %j the ids %j', async (attributes, services) => {
  expect(JSON.parse(JSON.stringify(await loadWith(attributes)))).toEqual(services);
});

const pageOf = (variantId?: string) => ({
  sitecore: {
    context: { language: 'en', variantId },
    route: { name: 'Offer', itemId: '0F236CDB-1C1E-4C8E-8B52-1D4C0A6C2A11', placeholders: {} },
  },
});

test.each([
  ['members', '0f236cdb1c1e4c8e8b521d4c0a6c2a11_en_members'],
  [undefined, '0f236cdb1c1e4c8e8b521d4c0a6c2a11_en_default'],
])(
  'counts a view of the page variant %s as %s, if there is a context id',
  async (variantId, pageVariantId) => {
    const cms = { request: async () => ({ site: { siteInfo: { attributes: [] } } }) };
    const { pageView } = await load({}, createLoaderContext({ cms, layout: pageOf(variantId) }));
    expect(pageView).toMatchObject({
      edgeUrl: 'https://edge.test',
      contextId: 'ctx',
      page: 'Offer',
      pageVariantId,
    });
    const uncounted = createLoaderContext({
      cms,
      layout: pageOf(variantId),
      edge: { url: 'https://edge.test' },
    });
    expect((await load({}, uncounted)).pageView).toBeUndefined();
  },
);

test.each(['UA-1234-1', 'G-"><script>', 7, ['G-ABCD1234'], { x: 1 }])('rejects the id %j', async (value) => {
  await expect(loadWith([{ key: 'googleAnalyticsId', value }])).rejects.toThrow('googleAnalyticsId');
});
