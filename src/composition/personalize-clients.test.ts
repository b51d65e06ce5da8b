import { createRecordingLogger } from '@tests/fakes/page-dependencies';
import { type Config, parseConfig } from '@/platform/config/config';
import { createPersonalizeClients } from './personalize-clients';

const config = parseConfig({ SITECORE_EDGE_CONTEXT_ID: 'ctx', SITECORE_SITE_NAME: 'main' });
const { logger, lines } = createRecordingLogger();
const create = (changes: Partial<Config> = {}) =>
  createPersonalizeClients({ ...config, ...changes }, { client: { request: async () => ({}) }, logger });

test('creates the clients of the context id with the configured deadline', () => {
  const personalize = { ...config.personalize, cdpTimeoutMs: 123 };
  expect(create({ personalize })).toMatchObject({ contextId: 'ctx', deadlineMs: 123 });
});

test.each<[string, Partial<Config>]>([
  ['without a context id', { edge: { url: 'https://edge.test' } }],
  ['in disconnected mode', { jssMode: 'disconnected' }],
  ['if consent is never assumed', { consentManager: { name: 'never' } }],
])('there is no personalization %s', (_, changes) => {
  expect(create(changes)).toBeNull();
});

test.each<Config['consentManager']>([
  { name: 'google' },
  { name: 'cookie', cookie: 'choice', patterns: { analytics: '*statistics:true*' } },
])('logs that there is no personalization if the server cannot know of consent: %j', (consentManager) => {
  lines.length = 0;
  expect(create({ consentManager })).toBeNull();
  expect(lines).toEqual([
    {
      level: 'warn',
      fields: { consentManager: consentManager.name },
      message: expect.stringContaining('CONSENT_MARKETING_PATTERN'),
    },
  ]);
});
