import { setTimeout as sleep } from 'node:timers/promises';
import { data, hang, json, raw, reset, startScriptedCms } from '@tests/servers/scripted-cms';
import type { CmsClient } from '@/cms/client/cms-client';
import { createCmsClient } from '@/cms/client/create-cms-client';
import { checkCms } from './check-cms';

test('the CMS is well if it returns a site', async () => {
  const client: CmsClient = { request: async () => ({ site: { siteInfoCollection: [{ name: 'main' }] } }) };
  expect(await checkCms(client)).toEqual({ ok: true });
});

test.each([
  ['hangs', hang, /^the CMS did not respond within/],
  ['drops the connection', reset, /^the CMS cannot be reached$/],
  ['answers 500', json(500, {}), /^the CMS responds with an error$/],
  ['cannot run the query', json(200, { errors: [{ message: 'S3CRET' }] }), /^the CMS refuses the query/],
  ['answers with HTML', raw('<html>', 'text/html'), /^the CMS returns no site, or an invalid response$/],
  ['has no site', data({ site: { siteInfoCollection: [] } }), /^the CMS returns no site/],
])('the CMS is not well if it %s', async (_case, answer, reason) => {
  const { endpoint, close } = await startScriptedCms(answer);
  const client = createCmsClient({ endpoint, retries: 0, deadlineMs: 5000 });
  const check = await checkCms(client, { deadlineMs: answer === hang ? 200 : 5000 });
  close();
  expect(check).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  expect(JSON.stringify(check)).not.toMatch(/S3CRET|127\.0\.0\.1/);
});

test('the CMS is not well after an unexpected error', async () => {
  const client: CmsClient = { request: () => sleep(1).then(() => Promise.reject(new Error('S3CRET'))) };
  expect(await checkCms(client)).toEqual({
    ok: false,
    reason: 'the CMS could not be queried',
  });
});
