import { needsLocalCms, withLocalCms } from './environment.ts';

const NODE_ENV = 'test';

test.each([
  ['no CMS', true, {}],
  ['an empty context id', true, { SITECORE_EDGE_CONTEXT_ID: '' }],
  ['a context id', false, { SITECORE_EDGE_CONTEXT_ID: 'id' }],
  ['a GraphQL endpoint', false, { GRAPH_QL_ENDPOINT: 'https://cms.test' }],
])('with %s in the environment, the site needs the local CMS: %s', (_given, expected, env) => {
  expect(needsLocalCms({ NODE_ENV, ...env })).toBe(expected);
});

test('LOCAL_CMS_PORT and PORT determine the URLs of the local CMS and of the site', () => {
  const env = {
    NODE_ENV,
    JSS_EDITING_SECRET: 'given',
    REVALIDATE_SECRET: 'given',
    LOCAL_CMS_PORT: '4001',
    PORT: '3001',
  } as const;
  expect(withLocalCms(env)).toMatchObject({
    SITECORE_EDGE_URL: 'http://localhost:4001',
    JSS_ALLOWED_ORIGINS: 'http://localhost:4001',
    ALLOWED_COMPONENT_HOSTS: 'localhost:4001',
    PUBLIC_URL: 'http://localhost:3001',
  });
});

test('withLocalCms keeps given values, and adds the local CMS to the component hosts', () => {
  const given = {
    NODE_ENV,
    SITECORE_SITE_NAME: 'havn',
    JSS_EDITING_SECRET: 'given',
    REVALIDATE_SECRET: 'given',
    JSS_ALLOWED_ORIGINS: 'https://editor.test',
    PUBLIC_URL: 'https://site.test',
  } as const;
  expect(withLocalCms({ ...given, ALLOWED_COMPONENT_HOSTS: 'components.test' })).toMatchObject({
    ...given,
    ALLOWED_COMPONENT_HOSTS: 'components.test,localhost:4000',
  });
});
