/** @jest-environment jsdom */
import config from './browser-config';

test('reads what the page says about its site, and has no secret', () => {
  const page = { siteName: 'main', edge: { contextId: 'ctx' }, defaultLanguage: 7 };
  Object.assign(window, { __NEXT_DATA__: { props: { pageProps: { page } } } });
  expect(config).toMatchObject({ sitecoreSiteName: 'main', sitecoreEdgeContextId: 'ctx' });
  expect(config.defaultLanguage).toBeUndefined();
  expect(config.sitecoreApiKey).toBeUndefined();
});
