import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import { fetchErrorPages } from './fetch-error-pages';

const layout = { sitecore: { context: { language: 'en' }, route: { name: 'Error', placeholders: {} } } };
const none = { notFound: null, serverError: null };

test.each([
  [
    'only a 404 page',
    { errorHandling: { notFoundPage: { rendered: layout }, serverErrorPage: null } },
    { ...none, notFound: layout },
  ],
  [
    'only a 500 page',
    { errorHandling: { notFoundPage: { rendered: null }, serverErrorPage: { rendered: layout } } },
    { ...none, serverError: layout },
  ],
  ['no error pages', { errorHandling: null }, none],
])('returns null for each error page that is missing in a CMS with %s', async (_, siteInfo, errorPages) => {
  const cms = createFakeCms(inSite(siteInfo));
  expect(await fetchErrorPages(cms, { siteName: 'main', language: 'en' })).toEqual(errorPages);
});

test('rejects a response without the site, which comes from a failing CMS', async () => {
  await expect(
    fetchErrorPages(createFakeCms(inSite(null)), { siteName: 'main', language: 'en' }),
  ).rejects.toThrow('ErrorPagesQuery failed');
});
