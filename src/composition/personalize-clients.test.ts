import { createRecordingLogger } from '@tests/fakes/page-dependencies';
import type { CmsClient, CmsRequestOptions } from '@/cms/client/cms-client';
import { type Config, parseConfig } from '@/platform/config/config';
import { createPersonalizeClients } from './personalize-clients';

const config = parseConfig({ SITECORE_EDGE_CONTEXT_ID: 'ctx', SITECORE_SITE_NAME: 'main' });
const { logger, lines } = createRecordingLogger();
const create = (changes: Partial<Config> = {}) =>
  createPersonalizeClients({ ...config, ...changes }, { client: { request: async () => ({}) }, logger });

test('creates the clients of the context id with the configured timeout', () => {
  const personalize = { ...config.personalize, cdpTimeoutMs: 123 };
  expect(create({ personalize })).toMatchObject({ contextId: 'ctx', cdpTimeoutMs: 123 });
});

test('cookies have the names that browsers know, with the context id for browsers', () => {
  expect(create({ edge: { ...config.edge, browserContextId: 'public' } })).toMatchObject({
    contextId: 'public',
  });
});

test('without settings, the query for the variants has 400 ms and its result is cached', async () => {
  const asked: (CmsRequestOptions | undefined)[] = [];
  const client: CmsClient = {
    request: async (_query, _variables, options) => {
      asked.push(options);
      return { layout: { item: null } };
    },
  };
  const clients = createPersonalizeClients(config, { client, logger: createRecordingLogger().logger });
  expect(clients?.cdpTimeoutMs).toBe(400);
  const place = { siteName: 'main', language: 'en', path: '/' };
  await clients?.loadPersonalizeInfo(place);
  await clients?.loadPersonalizeInfo(place);
  expect(asked).toEqual([{ deadlineMs: 400 }]);
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
