/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CmsClient } from '@/cms/cms-client';
import { createCmsClient } from '@/cms/create-cms-client';
import { data, hang, json, raw, reset, startScriptedCms } from '@/cms/testing/scripted-cms';
import { fetchReadiness } from './fetch-readiness';

test('is ready when the CMS names a site', async () => {
  const client: CmsClient = { request: async () => ({ site: { siteInfoCollection: [{ name: 'main' }] } }) };
  expect(await fetchReadiness(client)).toEqual({ status: 'ready' });
});

test.each([
  ['hangs', hang, /^the CMS did not answer within/],
  ['drops the connection', reset, /^the CMS cannot be reached$/],
  ['answers 500', json(500, {}), /^the CMS answers with an error$/],
  [
    'cannot run the query',
    json(200, { errors: [{ message: 'S3CRET' }] }),
    /^the CMS does not take the query/,
  ],
  ['answers with a page', raw('<html>', 'text/html'), /^the CMS names no site, or answers something else$/],
  ['has no site', data({ site: { siteInfoCollection: [] } }), /^the CMS names no site/],
])('is not ready when the CMS %s', async (_case, answer, reason) => {
  const { endpoint, close } = await startScriptedCms(answer);
  const client = createCmsClient({ endpoint, retries: 0, deadlineMs: 5000 });
  const readiness = await fetchReadiness(client, { deadlineMs: 200 });
  close();
  expect(readiness).toEqual({ status: 'not ready', reason: expect.stringMatching(reason) });
  expect(JSON.stringify(readiness)).not.toMatch(/S3CRET|127\.0\.0\.1/);
});

test('stands an error of another kind', async () => {
  const client: CmsClient = { request: () => sleep(1).then(() => Promise.reject(new Error('S3CRET'))) };
  expect(await fetchReadiness(client)).toEqual({ status: 'not ready', reason: 'the CMS could not be asked' });
});
