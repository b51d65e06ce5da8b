import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load } from './Consent.server';

const loadWith = (consentSettings: Record<string, string>) =>
  load({}, createLoaderContext({ consentSettings }));

test.each([
  [{ googleAnalyticsId: 'G-ABCD1234' }, { analyticsId: 'G-ABCD1234' }],
  [{ googleTagManagerId: 'GTM-ABC123', consentBanner: 'true' }, { tagManagerId: 'GTM-ABC123' }],
  [{}, {}],
])('reads from the settings %j the ids %j', async (settings, services) => {
  expect(JSON.parse(JSON.stringify(await loadWith(settings)))).toMatchObject(services);
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
    const { pageView } = await load({}, createLoaderContext({ layout: pageOf(variantId) }));
    expect(pageView).toMatchObject({
      edgeUrl: 'https://edge.test',
      contextId: 'ctx',
      page: 'Offer',
      pageVariantId,
    });
    const uncounted = createLoaderContext({
      layout: pageOf(variantId),
      edge: { url: 'https://edge.test' },
    });
    expect((await load({}, uncounted)).pageView).toBeUndefined();
  },
);

test.each(['UA-1234-1', 'G-"><script>', '7', '[object Object]'])('rejects the id %j', async (id) => {
  await expect(loadWith({ googleAnalyticsId: id })).rejects.toThrow('googleAnalyticsId');
});
