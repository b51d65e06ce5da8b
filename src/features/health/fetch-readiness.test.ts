import { setTimeout as sleep } from 'node:timers/promises';
import { data, hang, json, raw, reset, startScriptedCms } from '@tests/servers/scripted-cms';
import type { CmsClient } from '@/cms/client/cms-client';
import { createCmsClient } from '@/cms/client/create-cms-client';
import { fetchReadiness } from './fetch-readiness';

test('is ready if the CMS returns a site', async () => {
  const client: CmsClient = { request: async () => ({ site: { siteInfoCollection: [{ name: 'main' }] } }) };
  expect(await fetchReadiness(client)).toEqual({ status: 'ready' });
});

test.each([
  ['hangs', hang, /^the CMS did not respond within/],
  ['drops the connection', reset, /^the CMS cannot be reached$/],
  ['answers 500', json(500, {}), /^the CMS responds with an error$/],
  ['cannot run the query', json(200, { errors: [{ message: 'S3CRET' }] }), /^the CMS refuses the query/],
  ['answers with HTML', raw('<html>', 'text/html'), /^the CMS returns no site, or an invalid response$/],
  ['has no site', data({ site: { siteInfoCollection: [] } }), /^the CMS returns no site/],
])('is not ready if the CMS %s', async (_case, answer, reason) => {
  const { endpoint, close } = await startScriptedCms(answer);
  const client = createCmsClient({ endpoint, retries: 0, deadlineMs: 5000 });
  const readiness = await fetchReadiness(client, { deadlineMs: answer === hang ? 200 : 5000 });
  close();
  expect(readiness).toEqual({ status: 'not ready', reason: expect.stringMatching(reason) });
  expect(JSON.stringify(readiness)).not.toMatch(/S3CRET|127\.0\.0\.1/);
});

test('is not ready after an unexpected error', async () => {
  const client: CmsClient = { request: () => sleep(1).then(() => Promise.reject(new Error('S3CRET'))) };
  expect(await fetchReadiness(client)).toEqual({
    status: 'not ready',
    reason: 'the CMS could not be queried',
  });
});
