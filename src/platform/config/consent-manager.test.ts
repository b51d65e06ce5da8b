import { ConfigError, parseConfig } from './config';

const valid = { SITECORE_EDGE_CONTEXT_ID: 'ctx', SITECORE_SITE_NAME: 'main' };
const PATTERNS = 'CONSENT_ANALYTICS_PATTERN, CONSENT_MEDIA_PATTERN, CONSENT_MARKETING_PATTERN';

const parse = (env: Record<string, string>) => parseConfig({ ...valid, ...env }).consentManager;

function namesOfProblems(env: Record<string, string>): readonly string[] {
  try {
    parse(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => problem.split(':')[0] ?? '');
    throw error;
  }
  return [];
}

const patterns = { analytics: '*statistics:true*', media: undefined, marketing: undefined };
const cookie = { CONSENT_COOKIE: 'CookieConsent', CONSENT_ANALYTICS_PATTERN: '*statistics:true*' };

test.each([
  [{}, { name: 'banner' }],
  [{ CONSENT_MANAGER: 'always' }, { name: 'always' }],
  [{ CONSENT_MANAGER: 'never' }, { name: 'never' }],
  [{ CONSENT_MANAGER: 'tcf' }, { name: 'tcf', cookie: 'euconsent-v2' }],
  [
    { CONSENT_MANAGER: 'tcf', CONSENT_COOKIE: 'eupubconsent-v2' },
    { name: 'tcf', cookie: 'eupubconsent-v2' },
  ],
  [
    { CONSENT_MANAGER: 'cookie', ...cookie },
    { name: 'cookie', cookie: 'CookieConsent', patterns },
  ],
  [{ CONSENT_MANAGER: 'google' }, { name: 'google' }],
  [
    { CONSENT_MANAGER: 'google', ...cookie },
    { name: 'google', serverCookie: { cookie: 'CookieConsent', patterns } },
  ],
])('the environment %j sets the consent manager %j', (env, manager) => {
  expect(parse(env)).toEqual(manager);
});

test.each([
  [{ CONSENT_MANAGER: 'cookie' }, ['CONSENT_COOKIE', PATTERNS]],
  [{ CONSENT_MANAGER: 'cookie', CONSENT_COOKIE: 'a' }, [PATTERNS]],
  [{ CONSENT_MANAGER: 'cookie', CONSENT_MEDIA_PATTERN: 'a' }, ['CONSENT_COOKIE']],
  [{ CONSENT_MANAGER: 'google', CONSENT_COOKIE: 'a' }, [PATTERNS]],
  [{ CONSENT_MANAGER: 'google', CONSENT_MEDIA_PATTERN: 'a' }, ['CONSENT_COOKIE']],
  [{ CONSENT_MANAGER: 'tcf', CONSENT_MEDIA_PATTERN: 'a' }, ['CONSENT_MEDIA_PATTERN']],
  [cookie, ['CONSENT_COOKIE', 'CONSENT_ANALYTICS_PATTERN']],
  [{ CONSENT_MANAGER: 'never', CONSENT_COOKIE: 'a' }, ['CONSENT_COOKIE']],
])('the environment %j has problems with %j', (env, names) => {
  expect(namesOfProblems(env)).toEqual(names);
});
