import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { cached } from '../cache/cached';
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
  });
});

test('accepts a local Edge URL and encodes the context id', () => {
  const env = { ...valid, SITECORE_EDGE_URL: 'http://localhost:4000//', SITECORE_EDGE_CONTEXT_ID: 'a&b=ø' };
  expect(parseConfig(env).cms.endpoint).toBe(
    'http://localhost:4000/v1/content/api/graphql/v1?sitecoreContextId=a%26b%3D%C3%B8',
  );
});

test('sends the API key of an endpoint as a header', () => {
  const { cms } = parseConfig(withKey);
  expect(cms).toMatchObject({ endpoint: 'http://localhost:4000/graph', headers: { sc_apikey: 'k3y' } });
});

test('applies the defaults', () => {
  expect(parseConfig(valid)).toMatchObject({
    site: { name: 'main', defaultLanguage: 'en' },
    publicUrl: 'http://localhost:3000',
    editing: { allowedOrigins: [] },
    personalize: { edgeTimeoutMs: 400, cdpTimeoutMs: 400 },
    timeouts: {
      cmsMs: 5000,
      componentDataMs: 2000,
      cacheMs: 60_000,
      sitesCacheMs: 10_000,
      redirectsCacheMs: 10_000,
      pageRevalidateSeconds: 60,
    },
    allowedComponentHosts: [],
    logLevel: 'info',
    jssMode: 'connected',
  });
});

test('treats an empty or blank value as missing', () => {
  const blanks = Object.fromEntries(ENVIRONMENT_NAMES.map((name) => [name, '  ']));
  expect(parseConfig({ ...blanks, ...valid })).toEqual(parseConfig(valid));
});

test('splits lists at commas and trims their parts', () => {
  const config = parseConfig({
    ...valid,
    JSS_ALLOWED_ORIGINS: ' https://a.example , https://*.b.example/,',
    ALLOWED_COMPONENT_HOSTS: 'Components.example.com,*.cdn.test:8443',
  });
  expect(config.editing.allowedOrigins).toEqual(['https://a.example', 'https://*.b.example']);
  expect(config.allowedComponentHosts).toEqual(['components.example.com', '*.cdn.test:8443']);
});

test('allows zero retries', () => {
  expect(parseConfig({ ...valid, GRAPH_QL_SERVICE_RETRIES: '0' }).cms.retries).toBe(0);
});

// 2.01 * 1000 is 2009.9999999999998, which lru-cache refuses.
test.each([
  ['2.01', 2010],
  ['0.5', 500],
  ['0.0001', 1],
  ['604800', 604_800_000],
])('converts %s seconds of each cache to %d whole milliseconds', (seconds, ms) => {
  const { timeouts, personalize } = parseConfig({
    ...valid,
    CACHE_TIMEOUT_SECONDS: seconds,
    SITES_CACHE_SECONDS: seconds,
    REDIRECTS_CACHE_SECONDS: seconds,
    PERSONALIZE_CACHE_SECONDS: seconds,
  });
  expect([timeouts.cacheMs, timeouts.sitesCacheMs, timeouts.redirectsCacheMs, personalize.cacheMs]).toEqual([
    ms,
    ms,
    ms,
    ms,
  ]);
});

test.each(['2.01', '0.0001', '604800'])('a cache can be created with %s seconds', async (seconds) => {
  const { timeouts } = parseConfig({ ...valid, CACHE_TIMEOUT_SECONDS: seconds });
  const load = cached(async () => 'loaded', { ttlMs: timeouts.cacheMs, max: 1 });
  expect(await load()).toBe('loaded');
});

test.each([
  ['SITECORE_EDGE_CONTEXT_ID', 'a b'],
  ['SITECORE_EDGE_URL', 'edge'],
  ['SITECORE_EDGE_URL', 'ftp://edge.test'],
  ['SITECORE_EDGE_URL', 'https://user:pass@edge.test'],
  ['SITECORE_EDGE_URL', 'https://edge.test?x=1'],
  ['SITECORE_API_KEY', 'line\nbreak'],
  ['DEFAULT_LANGUAGE', 'english'],
  ['DEFAULT_LANGUAGE', '../en'],
  ['PUBLIC_URL', 'https://site.test/path'],
  ['PUBLIC_URL', 'site.test'],
  ['PORT', '70000'],
  ['JSS_MODE', 'offline'],
  ['JSS_ALLOWED_ORIGINS', 'a.example'],
  ['JSS_ALLOWED_ORIGINS', '*'],
  ['GRAPH_QL_SERVICE_RETRIES', '-1'],
  ['GRAPH_QL_SERVICE_RETRIES', 'x'],
  ['CMS_DEADLINE_MS', '0'],
  ['CMS_DEADLINE_MS', '1.5'],
  ['COMPONENT_DATA_DEADLINE_MS', 'NaN'],
  ['CACHE_TIMEOUT_SECONDS', '0'],
  ['CACHE_TIMEOUT_SECONDS', '-5'],
  ['CACHE_TIMEOUT_SECONDS', 'Infinity'],
  ['SITES_CACHE_SECONDS', '0'],
  ['REDIRECTS_CACHE_SECONDS', 'x'],
  ['PERSONALIZE_CACHE_SECONDS', '0'],
  ['PERSONALIZE_CACHE_SECONDS', '-1'],
  ['PAGE_REVALIDATE_SECONDS', '0'],
  ['PERSONALIZE_MIDDLEWARE_EDGE_TIMEOUT', '0'],
  ['PERSONALIZE_MIDDLEWARE_CDP_TIMEOUT', '99999999999'],
  ['ALLOWED_COMPONENT_HOSTS', 'https://a.example'],
  ['LOG_LEVEL', 'loud'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
])('refuses %s=%s and names the variable', (name, value) => {
  expect(problemsOf({ ...valid, [name]: value })).toEqual([expect.stringMatching(`^${name}: `)]);
});

test.each([
  ['no address at all', { SITECORE_SITE_NAME: 'main' }, 'both are missing'],
  ['an endpoint without key', { ...withKey, SITECORE_API_KEY: '' }, 'SITECORE_API_KEY: is missing'],
  ['a key without endpoint', { ...withKey, GRAPH_QL_ENDPOINT: '' }, 'GRAPH_QL_ENDPOINT: is missing'],
  ['no site name', { ...valid, SITECORE_SITE_NAME: '' }, 'SITECORE_SITE_NAME: is missing'],
])('refuses %s', (_, env, problem) => {
  expect(problemsOf(env)).toEqual([expect.stringContaining(problem)]);
});

test('prefers the context id if both URLs are set, as the SDK does', () => {
  const { cms } = parseConfig({ ...valid, ...withKey });
  expect(cms.endpoint).toContain('sitecoreContextId=');
  expect(cms.headers).toEqual({});
});

test('uses the text of the specification for an invalid cache timeout', () => {
  expect(() => parseConfig({ ...valid, CACHE_TIMEOUT_SECONDS: '0' })).toThrow(
    'CACHE_TIMEOUT_SECONDS: A cache timeout must be a positive number',
  );
});

test('lists every problem at once', () => {
  const env = { PUBLIC_URL: 'x', LOG_LEVEL: 'loud', SITECORE_API_KEY: 'k' };
  const names = problemsOf(env).map((problem) => problem.split(':')[0]);
  expect(names.sort()).toEqual(['GRAPH_QL_ENDPOINT', 'LOG_LEVEL', 'PUBLIC_URL', 'SITECORE_SITE_NAME']);
});

test('never repeats a value', () => {
  // A sequence that occurs in no message: finding it means that a value leaked.
  const secret = fc.string({ unit: 'binary', maxLength: 20 }).map((tail) => `qzXq9${tail}`);
  const env = fc.dictionary(fc.constantFrom(...ENVIRONMENT_NAMES), secret);
  fc.assert(
    fc.property(env, (given) => {
      expect(problemsOf(given).join('\n')).not.toContain('qzXq9');
    }),
  );
});

test('.env.example and the schema name the same variables', () => {
  const example = readFileSync(path.join(process.cwd(), '.env.example'), 'utf8');
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...ENVIRONMENT_NAMES].sort());
});

test('.env.example shows the defaults', () => {
  const example = readFileSync(path.join(process.cwd(), '.env.example'), 'utf8');
  const shown = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, n, v]) => [n, v]));
  expect(parseConfig({ ...shown, ...valid })).toEqual(parseConfig(valid));
});
