import config, { getPublicConfig } from './config';

test('browsers get the values of the server without its secrets', () => {
  Object.assign(process.env, {
    NEXT_PUBLIC_SITECORE_EDGE_CONTEXT_ID: 'browser-id',
    GRAPH_QL_ENDPOINT: 'https://cm.test/graphql',
    SITECORE_API_KEY: 'secret',
    SITECORE_SITE_NAME: 'main',
    NEXT_PUBLIC_PERSONALIZE_SCOPE: 'scope',
  });
  const { sitecoreApiKey, graphQLEndpoint, ...others } = config;
  expect(sitecoreApiKey).toBe('secret');
  expect(graphQLEndpoint).toBe('https://cm.test/graphql');
  expect(getPublicConfig()).toEqual({ ...others, sitecoreEdgeContextId: 'browser-id' });
  expect(others).toMatchObject({ sitecoreSiteName: 'main', personalizeScope: 'scope' });
});
