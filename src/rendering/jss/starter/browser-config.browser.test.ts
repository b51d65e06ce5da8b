/** @jest-environment jsdom */
import type { StarterConfig } from './config';

const starterConfig = { sitecoreSiteName: 'main', sitecoreEdgeContextId: 'ctx', defaultLanguage: 7 };
const plain = { page: { siteName: 'second', defaultLanguage: 'en' } };
const withIsland = { page: { ...plain.page, starterConfig } };

const ROUTE = '/[[...path]]';

type Visit = { config: StarterConfig; goTo: (pageProps: object) => void };

/** Loads the module as a visitor who arrives on the page. Next's router does not know the props of `/_error`. */
async function arriveOn(pageProps: object, route = ROUTE): Promise<Visit> {
  jest.resetModules();
  const { default: Router } = await import('next/router');
  const show = (shown: string, components: object) =>
    Object.assign(Router, { router: { route: shown, components } });
  const goTo = (next: object) => show(ROUTE, { [ROUTE]: { props: { pageProps: next } } });
  Object.assign(window, { __NEXT_DATA__: { props: { pageProps } } });
  if (route === ROUTE) goTo(pageProps);
  else show(route, {});
  return { config: (await import('./browser-config')).default, goTo };
}

test('reads what the server says, also on another site than the main site, and has no secret', async () => {
  const { config } = await arriveOn(withIsland);
  expect(config).toMatchObject({ sitecoreSiteName: 'main', sitecoreEdgeContextId: 'ctx' });
  expect(config.defaultLanguage).toBeUndefined();
  expect(config.sitecoreApiKey).toBeUndefined();
});

test('after a page without an island, it reads the next page', async () => {
  const { config, goTo } = await arriveOn(plain);
  expect(config.sitecoreEdgeContextId).toBeUndefined();
  goTo(withIsland);
  expect(config.sitecoreEdgeContextId).toBe('ctx');
  goTo(plain);
  expect(config.sitecoreEdgeContextId).toBe('ctx');
});

test('reads the error page of the site, and then the next page', async () => {
  const { config } = await arriveOn({ sitePage: withIsland }, '/_error');
  expect(config.sitecoreSiteName).toBe('main');
  const { config: later, goTo } = await arriveOn({ sitePage: plain }, '/_error');
  expect(later.sitecoreSiteName).toBeUndefined();
  goTo(withIsland);
  expect(later.sitecoreSiteName).toBe('main');
});
