import { createFakeCms } from '@tests/fakes/fake-cms';
import { fetchSites } from './fetch-sites';

test('fetches all sites except the built-in site', async () => {
  const cms = createFakeCms({
    site: {
      siteInfoCollection: [
        { name: 'website', hostName: '', language: 'en' },
        { name: 'main', hostName: 'a.test|b.test', language: 'da' },
        { name: 'second', hostName: ' ', language: null },
        null,
      ],
    },
  });
  expect(await fetchSites(cms)).toEqual([
    { name: 'main', hostName: 'a.test|b.test', language: 'da' },
    { name: 'second', hostName: '*', language: '' },
  ]);
});

test('rejects if the CMS has no site', async () => {
  await expect(fetchSites(createFakeCms({ site: { siteInfoCollection: [] } }))).rejects.toThrow(
    'the CMS returned no site',
  );
});
