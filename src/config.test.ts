/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { ConfigError, ENVIRONMENT_NAMES, parseConfig } from './config';

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

test('makes the Edge address from the context id', () => {
  expect(parseConfig(valid).cms).toEqual({
    endpoint: 'https://edge-platform.sitecorecloud.io/v1/content/api/graphql/v1?sitecoreContextId=ctx',
    headers: {},
    retries: 3,
  });
});

test('takes a local Edge and encodes the context id', () => {
  const env = { ...valid, SITECORE_EDGE_URL: 'http://localhost:4000//', SITECORE_EDGE_CONTEXT_ID: 'a&b=ø' };
  expect(parseConfig(env).cms.endpoint).toBe(
    'http://localhost:4000/v1/content/api/graphql/v1?sitecoreContextId=a%26b%3D%C3%B8',
  );
});

test('sends the API key as a header to an endpoint of its own', () => {
  const { cms } = parseConfig(withKey);
  expect(cms).toMatchObject({ endpoint: 'http://localhost:4000/graph', headers: { sc_apikey: 'k3y' } });
});

test('fills in the defaults', () => {
  expect(parseConfig(valid)).toMatchObject({
    site: { name: 'main', defaultLanguage: 'en' },
    publicUrl: 'http://localhost:3000',
    port: 3000,
    editing: { allowedOrigins: [] },
    personalize: { edgeTimeoutMs: 400, cdpTimeoutMs: 400 },
    timeouts: { cmsMs: 5000, componentDataMs: 2000, cacheMs: 60_000, pageRevalidateSeconds: 60 },
    allowedComponentHosts: [],
    logLevel: 'info',
    jssMode: 'connected',
  });
});

test('takes an empty or blank value for one that is not given', () => {
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

test('allows no retries at all, and parts of a second for the cache', () => {
  const config = parseConfig({ ...valid, GRAPH_QL_SERVICE_RETRIES: '0', CACHE_TIMEOUT_SECONDS: '0.5' });
  expect([config.cms.retries, config.timeouts.cacheMs]).toEqual([0, 500]);
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
  ['PERSONALIZE_CACHE_SECONDS', '0'],
  ['PERSONALIZE_CACHE_SECONDS', '-1'],
  ['PAGE_REVALIDATE_SECONDS', '0'],
  ['PERSONALIZE_MIDDLEWARE_EDGE_TIMEOUT', '0'],
  ['PERSONALIZE_MIDDLEWARE_CDP_TIMEOUT', '99999999999'],
  ['REDIS_URL', 'http://redis:6379'],
  ['ALLOWED_COMPONENT_HOSTS', 'https://a.example'],
  ['LOG_LEVEL', 'loud'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
])('refuses %s=%s by its name', (name, value) => {
  expect(problemsOf({ ...valid, [name]: value })).toEqual([expect.stringMatching(`^${name}: `)]);
});

test.each([
  ['no address at all', { SITECORE_SITE_NAME: 'main' }, 'neither is given'],
  ['an endpoint without key', { ...withKey, SITECORE_API_KEY: '' }, 'SITECORE_API_KEY: is not given'],
  ['a key without endpoint', { ...withKey, GRAPH_QL_ENDPOINT: '' }, 'GRAPH_QL_ENDPOINT: is not given'],
  ['no site name', { ...valid, SITECORE_SITE_NAME: '' }, 'SITECORE_SITE_NAME: is not given'],
])('refuses %s', (_, env, problem) => {
  expect(problemsOf(env)).toEqual([expect.stringContaining(problem)]);
});

test('takes the context id where both addresses are given, as the SDK does', () => {
  const { cms } = parseConfig({ ...valid, ...withKey });
  expect(cms.endpoint).toContain('sitecoreContextId=');
  expect(cms.headers).toEqual({});
});

test('says in the words of the specification what a cache timeout must be', () => {
  expect(() => parseConfig({ ...valid, CACHE_TIMEOUT_SECONDS: '0' })).toThrow(
    'CACHE_TIMEOUT_SECONDS: A cache timeout must be a positive number',
  );
});

test('lists every problem at once', () => {
  const env = { PUBLIC_URL: 'x', LOG_LEVEL: 'loud', SITECORE_API_KEY: 'k' };
  const names = problemsOf(env).map((problem) => problem.split(':')[0]);
  expect(names.sort()).toEqual(['GRAPH_QL_ENDPOINT', 'LOG_LEVEL', 'PUBLIC_URL', 'SITECORE_SITE_NAME']);
});

test('never repeats a value, whatever is given', () => {
  // Letters that no message of ours has in this order, so that finding them means that a value leaked.
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
