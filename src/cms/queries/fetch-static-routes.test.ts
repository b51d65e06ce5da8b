import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import { fetchStaticRoutes } from './fetch-static-routes';

test('fetches all pages of the list of routes and returns each route once', async () => {
  const routes = (paths: string[], endCursor: string | null) =>
    inSite({
      routes: { results: paths.map((path) => ({ path })), pageInfo: { endCursor, hasNext: !!endCursor } },
    });
  const cms = createFakeCms(routes(['/', '/a'], 'c1'), routes(['/a', '/b'], null));
  expect(await fetchStaticRoutes(cms, { siteName: 'main', language: 'en' })).toEqual(['/', '/a', '/b']);
});
