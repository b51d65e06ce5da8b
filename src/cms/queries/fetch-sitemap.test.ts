import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import { fetchSitemap } from './fetch-sitemap';

test.each([
  [{ sitemap: ['https://a.test/sitemap.xml', null, 'not a URL'] }, ['https://a.test/sitemap.xml']],
  [{ sitemap: null }, []],
])('for the siteInfo %j returns the URLs %j', async (siteInfo, urls) => {
  expect(await fetchSitemap(createFakeCms(inSite(siteInfo)), 'main')).toEqual(urls);
});

test('rejects a response without the site, which comes from a failing CMS', async () => {
  await expect(fetchSitemap(createFakeCms(inSite(null)), 'main')).rejects.toThrow('SitemapQuery failed');
});
