import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import { fetchSiteAttributes } from './fetch-site-attributes';

test.each([
  [
    { attributes: [{ key: 'languages', value: 'en|da' }, null, { key: 'limit', value: 3 }] },
    [
      ['languages', 'en|da'],
      ['limit', 3],
    ],
  ],
  [{ attributes: null }, []],
])('for the siteInfo %j returns the attributes %j', async (siteInfo, attributes) => {
  expect([...(await fetchSiteAttributes(createFakeCms(inSite(siteInfo)), 'main'))]).toEqual(attributes);
});

test.each([
  ['attributes that are not a list', { attributes: 'x' }],
  ['a response without the site, which comes from a failing CMS', null],
])('rejects %s', async (_, siteInfo) => {
  const cms = createFakeCms(inSite(siteInfo));
  await expect(fetchSiteAttributes(cms, 'main')).rejects.toThrow('SiteAttributesQuery failed');
});
