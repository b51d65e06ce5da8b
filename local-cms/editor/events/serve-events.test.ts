// Listens to the events as an open editor does, over a real connection.
import { request } from 'node:http';
import { startAuthoringCms, toTitle, updateQuery } from '@tests/local-cms/start-authoring-cms';
import { z } from 'zod';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start() {
  const cms = await startAuthoringCms();
  closing.push(cms.close);
  return cms;
}

/** Returns the bytes that have come so far, and whether the connection has ended. */
async function listen(url: string, headers: Record<string, string> = {}) {
  const state = { status: 0, text: '', isClosed: false };
  const asking = request(`${url}/editor/events`, { headers });
  closing.push(() => void asking.destroy());
  await new Promise<void>((resolve, reject) => {
    asking.on('error', reject);
    asking.on('response', (response) => {
      state.status = response.statusCode ?? 0;
      response.setEncoding('utf8').on('data', (text: string) => {
        state.text += text;
        resolve();
      });
      response.on('close', () => {
        state.isClosed = true;
      });
      response.on('error', () => {
        state.isClosed = true;
      });
    });
    asking.end();
  });
  return { state, stop: () => asking.destroy() };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue(); waited += 10) {
    if (waited > 5000) throw new Error('It did not happen within 5 s.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const listChanges = (text: string): unknown[] =>
  text
    .split('\n\n')
    .flatMap((event) => /^event: changed\ndata: (.*)$/m.exec(event)?.[1] ?? [])
    .map((data) => JSON.parse(data));

test('tells who has saved which file, and its new revision', async () => {
  const cms = await start();
  const { state } = await listen(cms.url);
  const { data } = await cms.send(updateQuery, toTitle('Ours'));
  const saved = z.object({ item: z.object({ revision: z.string() }) }).parse(data?.updateItem);
  await until(() => listChanges(state.text).length > 0);
  expect(listChanges(state.text)).toEqual([
    { paths: ['acme/pages/about/en.draft.yml'], by: 'Ada', revisions: [saved.item.revision] },
  ]);
});

test('tells of a change by a text editor without a name', async () => {
  const cms = await start();
  const { state } = await listen(cms.url);
  await cms.write('acme/redirects.yml', '- { pattern: /a, target: /about }\n');
  await cms.write('acme/media/coast.svg', '<svg/>');
  await cms.reload();
  await until(() => listChanges(state.text).length > 0);
  expect(listChanges(state.text)).toEqual([
    { paths: ['acme/media/coast.svg', 'acme/redirects.yml'], by: null, revisions: [expect.any(String)] },
  ]);
  await cms.remove('acme/redirects.yml');
  await cms.reload();
  await until(() => listChanges(state.text).length > 1);
  expect(listChanges(state.text)[1]).toEqual({ paths: ['acme/redirects.yml'], by: null, revisions: [] });
});

test('refuses pages of other origins and a 51st listener, until one has gone', async () => {
  const cms = await start();
  expect((await listen(cms.url, { 'sec-fetch-site': 'cross-site' })).state.status).toBe(403);
  expect((await listen(cms.url, { host: 'evil.example' })).state.status).toBe(403);
  const listeners = await Promise.all(Array.from({ length: 50 }, () => listen(cms.url)));
  const refused = await listen(cms.url);
  expect([refused.state.status, refused.state.text]).toEqual([
    503,
    '{"problem":"Too many editors are open. Close one."}',
  ]);
  listeners[0]?.stop();
  let status = 503;
  for (let tries = 0; status === 503 && tries < 50; tries++) status = (await listen(cms.url)).state.status;
  expect(status).toBe(200);
});

test('a request for the headers alone takes the place of no editor', async () => {
  const cms = await start();
  const ask = async () => {
    const { status, headers } = await fetch(`${cms.url}/editor/events`, { method: 'HEAD' });
    return [status, headers.get('content-type')];
  };
  for (let times = 0; times < 60; times++) expect(await ask()).toEqual([200, 'text/event-stream']);
  expect((await listen(cms.url)).state.status).toBe(200);
});

test('closes the connections when the local CMS stops', async () => {
  const cms = await startAuthoringCms();
  const { state } = await listen(cms.url);
  await cms.close();
  await until(() => state.isClosed);
});
