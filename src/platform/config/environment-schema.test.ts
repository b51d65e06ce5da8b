import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { CACHE_TIMEOUT_NOT_POSITIVE } from '@/texts/error-catalogue';
import { cached } from '../cache/cached';
import { ENVIRONMENT_NAMES, EnvironmentSchema } from './environment-schema';

const valid = { SITECORE_SITE_NAME: 'main' };
const parse = (env: Record<string, string>) => EnvironmentSchema.parse({ ...valid, ...env });

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
  ['REVALIDATE_SECRET', 'short'],
  ['REVALIDATE_SECRET', 'with white space'],
  ['CDN_PURGE_URLS', '10.0.0.5'],
  ['CDN_PURGE_URLS', 'http://cdn.test/path'],
  ['CDN_PURGE_URLS', 'http://user:pass@cdn.test'],
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
  ['CACHE_TIMEOUT_SECONDS', '604801'],
  ['SITES_CACHE_SECONDS', '0'],
  ['REDIRECTS_CACHE_SECONDS', 'x'],
  ['PERSONALIZE_CACHE_SECONDS', '0'],
  ['PERSONALIZE_CACHE_SECONDS', '-1'],
  ['PERSONALIZE_CACHE_ENABLED', 'no'],
  ['PAGE_REVALIDATE_SECONDS', '0'],
  ['PAGE_CACHE_MB', '0'],
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'http://localhost:6379'],
  ['REDIS_URL', 'redis://'],
  ['REDIS_URL', 'redis://localhost/cache'],
  ['REDIS_URL', 'redis://localhost?db=1'],
  ['PERSONALIZE_MIDDLEWARE_EDGE_TIMEOUT', '0'],
  ['PERSONALIZE_MIDDLEWARE_CDP_TIMEOUT', '99999999999'],
  ['CONSENT_MANAGER', 'onetrust'],
  ['CONSENT_COOKIE', 'Optanon Consent'],
  ['CONSENT_COOKIE', 'Optanon;Consent'],
  ['CONSENT_ANALYTICS_PATTERN', '*'],
  ['CONSENT_MEDIA_PATTERN', 'a|'],
  ['CONSENT_MARKETING_PATTERN', 'x'.repeat(501)],
  ['ALLOWED_COMPONENT_HOSTS', 'https://a.example'],
  ['LOG_LEVEL', 'loud'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['SHOW_ERROR_DETAILS', 'yes'],
  ['SEND_SERVER_TIMING', '1'],
])('refuses %s=%s and names the variable', (name, value) => {
  const { error } = EnvironmentSchema.safeParse({ ...valid, [name]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

test.each([
  ['SITECORE_EDGE_URL', 'http://localhost:4000//', 'http://localhost:4000'],
  ['GRAPH_QL_ENDPOINT', 'https://cm.test/graph?sc_site=a', 'https://cm.test/graph?sc_site=a'],
  ['GRAPH_QL_SERVICE_RETRIES', '0', 0],
  ['CMS_DEADLINE_MS', '600000', 600_000],
  ['ALLOW_SITE_CHOICE', 'true', true],
  ['SHOW_ERROR_DETAILS', 'false', false],
  ['JSS_ALLOWED_ORIGINS', ' https://a.test , https://*.b.test/,', ['https://a.test', 'https://*.b.test']],
  ['ALLOWED_COMPONENT_HOSTS', 'a.test,*.cdn.test:8443', ['a.test', '*.cdn.test:8443']],
  // In JavaScript, 2.01 * 1000 is 2009.9999999999998, so the result must be rounded.
  ['CACHE_TIMEOUT_SECONDS', '2.01', 2010],
  ['SITES_CACHE_SECONDS', '0.5', 500],
  ['REDIRECTS_CACHE_SECONDS', '0.0001', 1],
  ['PERSONALIZE_CACHE_SECONDS', '604800', 604_800_000],
])('converts %s=%s to %j', (name, text, value) => {
  expect(parse({ [name]: text })).toMatchObject({ [name]: value });
});

const SECONDS = [
  'CACHE_TIMEOUT_SECONDS',
  'SITES_CACHE_SECONDS',
  'REDIRECTS_CACHE_SECONDS',
  'PERSONALIZE_CACHE_SECONDS',
] as const;

test('with any positive number of seconds a cache works, or the start stops with the reason', async () => {
  const seconds = fc.double({ min: Number.MIN_VALUE, noNaN: true, noDefaultInfinity: true });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...SECONDS), seconds, async (name, value) => {
      const { data, error } = EnvironmentSchema.safeParse({ ...valid, [name]: String(value) });
      if (value > 604_800)
        return expect(error?.issues).toMatchObject([{ message: 'must be at most 604800' }]);
      const ttlMs = data?.[name] ?? Number.NaN;
      expect(Math.abs(ttlMs - value * 1000)).toBeLessThanOrEqual(1);
      expect(await cached(async () => 'loaded', { ttlMs, max: 1 })()).toBe('loaded');
    }),
  );
});

test('a number that is not positive is refused with the text of the specification', () => {
  const notPositive = fc.double({ max: 0, noNaN: true }).map(String);
  fc.assert(
    fc.property(fc.constantFrom(...SECONDS), notPositive, (name, value) => {
      const { error } = EnvironmentSchema.safeParse({ ...valid, [name]: value });
      expect(error?.issues.map(({ message }) => message)).toEqual([CACHE_TIMEOUT_NOT_POSITIVE]);
    }),
  );
});

const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)];

test('.env.example and the schema name the same variables', () => {
  expect(example.map(([, name]) => name).sort()).toEqual([...ENVIRONMENT_NAMES].sort());
});

test('.env.example shows the defaults', () => {
  const shown = Object.fromEntries(example.flatMap(([, name, value]) => (value ? [[name, value]] : [])));
  expect(parse(shown)).toEqual(parse({}));
});
