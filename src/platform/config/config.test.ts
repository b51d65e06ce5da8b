import fc from 'fast-check';
import { ConfigError, parseConfig } from './config';
import { ENVIRONMENT_NAMES } from './environment-schema';

const valid = { SITECORE_EDGE_CONTEXT_ID: 'ctx', SITECORE_SITE_NAME: 'main' };
const withKey = {
  GRAPH_QL_ENDPOINT: 'http://localhost:4000/graph/',
  SITECORE_API_KEY: 'k3y',
  SITECORE_SITE_NAME: 'main',
};

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('builds the Edge URL from the context id', () => {
  expect(parseConfig(valid).cms).toEqual({
    endpoint: 'https://edge-platform.sitecorecloud.io/v1/content/api/graphql/v1?sitecoreContextId=ctx',
    headers: {},
    retries: 3,
    requestsPerSecond: 80,
  });
});

test('accepts a local Edge URL and encodes the context id', () => {
  const env = { ...valid, SITECORE_EDGE_URL: 'http://localhost:4000//', SITECORE_EDGE_CONTEXT_ID: 'a&b=ø' };
  expect(parseConfig(env).cms.endpoint).toBe(
    'http://localhost:4000/v1/content/api/graphql/v1?sitecoreContextId=a%26b%3D%C3%B8',
  );
});

test('sends the API key as a header if an endpoint is configured', () => {
  const { cms } = parseConfig(withKey);
  expect(cms).toMatchObject({ endpoint: 'http://localhost:4000/graph', headers: { sc_apikey: 'k3y' } });
});

test('browsers have a context id of their own, or else that of the server', () => {
  const env = { ...valid, NEXT_PUBLIC_SITECORE_EDGE_CONTEXT_ID: 'public' };
  expect(parseConfig(env).edge).toMatchObject({ contextId: 'ctx', browserContextId: 'public' });
  expect(parseConfig(valid).edge).toMatchObject({ contextId: 'ctx', browserContextId: 'ctx' });
  const { edge } = parseConfig({ ...withKey, NEXT_PUBLIC_SITECORE_EDGE_CONTEXT_ID: 'public' });
  expect(edge).toMatchObject({ contextId: undefined, browserContextId: 'public' });
});

test('uses the defaults for missing variables', () => {
  expect(parseConfig(valid)).toMatchObject({
    site: { name: 'main', defaultLanguage: 'en' },
    publicUrl: 'http://localhost:3000',
    editing: { allowedOrigins: [] },
    personalize: { edgeTimeoutMs: 400, cdpTimeoutMs: 400, cacheMs: 10_000 },
    timeouts: {
      cmsMs: 5000,
      componentDataMs: 2000,
      cacheMs: 60_000,
      sitesCacheMs: 10_000,
      redirectsCacheMs: 10_000,
      pageRevalidateSeconds: 60,
    },
    allowedComponentHosts: ['feaas.blob.core.windows.net', 'edge-platform.sitecorecloud.io'],
    consentManager: { name: 'banner' },
    logLevel: 'info',
    jssMode: 'connected',
    showErrorDetails: false,
    sendServerTiming: false,
  });
});

test('reads where metrics and traces go; by default nowhere', () => {
  expect(parseConfig(valid).telemetry).toEqual({});
  const env = {
    ...valid,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test:4318/',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
    OTEL_PROPAGATORS: 'tracecontext',
    PROMETHEUS_PORT: '9464',
  };
  expect(parseConfig(env).telemetry).toEqual({
    collector: {
      endpoint: 'http://collector.test:4318',
      intervalMs: 60_000,
      traceRatio: 0.5,
      continuesTraces: true,
    },
    prometheus: { host: 'localhost', port: 9464 },
  });
});

test('refuses to publish the metrics on the public port', () => {
  expect(problemsOf({ ...valid, PORT: '3000', PROMETHEUS_PORT: '3000' })).toEqual([
    'PROMETHEUS_PORT: must not be the same as PORT',
  ]);
});

test('an empty or blank value counts as missing', () => {
  const blanks = Object.fromEntries(ENVIRONMENT_NAMES.map((name) => [name, '  ']));
  expect(parseConfig({ ...blanks, ...valid })).toEqual(parseConfig(valid));
});

test.each([
  ['neither context id nor endpoint', { SITECORE_SITE_NAME: 'main' }, 'both are missing'],
  ['an endpoint without key', { ...withKey, SITECORE_API_KEY: '' }, 'SITECORE_API_KEY: is missing'],
  ['a key without endpoint', { ...withKey, GRAPH_QL_ENDPOINT: '' }, 'GRAPH_QL_ENDPOINT: is missing'],
  ['no site name', { ...valid, SITECORE_SITE_NAME: '' }, 'SITECORE_SITE_NAME: is missing'],
])('refuses %s', (_, env, problem) => {
  expect(problemsOf(env)).toEqual([expect.stringContaining(problem)]);
});

test('component hosts in the environment replace the default, in lower case', () => {
  const { allowedComponentHosts } = parseConfig({ ...valid, ALLOWED_COMPONENT_HOSTS: 'CDN.test' });
  expect(allowedComponentHosts).toEqual(['cdn.test']);
});

test('the cache for the variants of a page can be switched off', () => {
  expect(parseConfig({ ...valid, PERSONALIZE_CACHE_ENABLED: 'false' }).personalize.cacheMs).toBeNull();
});

test('prefers the context id to an endpoint, as the SDK does', () => {
  const { cms } = parseConfig({ ...valid, ...withKey });
  expect(cms.endpoint).toContain('sitecoreContextId=');
  expect(cms.headers).toEqual({});
});

test('reports an invalid cache timeout with the text of the specification', () => {
  expect(() => parseConfig({ ...valid, CACHE_TIMEOUT_SECONDS: '0' })).toThrow(
    'CACHE_TIMEOUT_SECONDS: A cache timeout must be a positive number',
  );
});

test('lists every problem at once', () => {
  const env = { PUBLIC_URL: 'x', LOG_LEVEL: 'loud', SITECORE_API_KEY: 'k' };
  const names = problemsOf(env).map((problem) => problem.split(':')[0]);
  expect(names.sort()).toEqual(['GRAPH_QL_ENDPOINT', 'LOG_LEVEL', 'PUBLIC_URL', 'SITECORE_SITE_NAME']);
});

test('no problem contains a value of the environment', () => {
  // Each value begins with a sequence that no message contains, so finding it means that a value leaked.
  const secret = fc.string({ unit: 'binary', maxLength: 20 }).map((tail) => `qzXq9${tail}`);
  const env = fc.dictionary(fc.constantFrom(...ENVIRONMENT_NAMES), secret);
  fc.assert(
    fc.property(env, (given) => {
      expect(problemsOf(given).join('\n')).not.toContain('qzXq9');
    }),
  );
});
