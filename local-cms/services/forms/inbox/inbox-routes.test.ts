// Sends a form as a visitor does, and reads it as the page editor does.

import { request } from 'node:http';
import { sampleContent } from '@tests/local-cms/sample-content';
import { startTestCms } from '@tests/local-cms/start-test-cms';
import { z } from 'zod';
import { toCsv } from './to-csv.ts';

const form = `
language: en
title: Contact
submit: Send
thanks: Thanks
steps:
  - fields:
      - { name: name, type: text, label: Name }
      - { name: letter, type: file, label: Letter, accept: [pdf] }
`;

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms({ ...sampleContent, 'acme/forms/contact.yml': form });
});
afterAll(() => cms.close());

async function send(name: string, letter?: string) {
  const body = new FormData();
  body.set('name', name);
  if (letter) body.set('letter', new File([letter], 'Letter “1”.pdf', { type: 'application/pdf' }));
  const response = await fetch(`${cms.url}/v1/forms/publisher/contact?sitecoreContextId=test`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  });
  expect(response.status).toBe(200);
}

const List = z.object({
  forms: z.array(z.object({ id: z.string(), count: z.number() })),
  submissions: z.array(
    z.object({
      reference: z.string(),
      answers: z.record(z.string(), z.string()),
      files: z.array(z.object({ name: z.string(), file: z.string() })),
    }),
  ),
});

const read = (path: string) => fetch(`${cms.url}/editor/inbox/${path}`);
const list = async (query: string) => List.parse(await (await read(`submissions?${query}`)).json());

test('lists what was sent, the newest first, searches it, and serves a file only as a download', async () => {
  expect(await list('site=acme')).toEqual({ forms: [], submissions: [] });
  await send('Ada');
  await send('Grace', '%PDF-1.7 hello');
  const all = await list('site=acme');
  expect(all.forms).toEqual([{ id: 'contact', count: 2 }]);
  expect(all.submissions.map(({ answers }) => answers.name)).toEqual(['Grace', 'Ada']);
  expect((await list('site=acme&words=ADA')).submissions).toHaveLength(1);
  expect((await list('site=acme&form=other')).submissions).toEqual([]);

  const [newest] = all.submissions;
  const query = `site=acme&reference=${newest?.reference}`;
  const file = await read(`file?${query}&file=letter.pdf`);
  expect(await file.text()).toBe('%PDF-1.7 hello');
  expect(file.headers.get('content-type')).toBe('application/octet-stream');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect((await read(`file?${query}&file=../submission.json`)).status).toBe(404);
  expect((await read('submissions?site=../data')).status).toBe(404);
});

test('downloads a table in which no text is a formula', async () => {
  const base = { reference: 'K4RT-9WXM', form: 'contact', language: 'en', sent: '2026-01-01', files: [] };
  const csv = toCsv([
    { ...base, answers: { name: '=HYPERLINK("http://evil.example")', note: 'two\nlines' } },
    { ...base, answers: { name: '-1', city: '  +45' } },
  ]);
  expect(csv).toBe(
    '\uFEFF"Reference","Sent","Form","Language","name","note","city","Files"\r\n' +
      `"K4RT-9WXM","2026-01-01","contact","en","'=HYPERLINK(""http://evil.example"")","two\nlines","",""\r\n` +
      `"K4RT-9WXM","2026-01-01","contact","en","'-1","","'  +45",""\r\n`,
  );
  const response = await read('csv?site=acme&form=contact');
  expect(response.headers.get('content-disposition')).toContain('contact.csv');
});

const remove = (deletion: object, origin = cms.url) =>
  fetch(`${cms.url}/editor/inbox/delete`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ site: 'acme', ...deletion }),
  });

test('deletes one submission with its files, or all that are older than a time', async () => {
  await send('Lin', '%PDF-1.7 hello');
  const { submissions } = await list('site=acme&words=Lin');
  const reference = submissions[0]?.reference ?? '';
  const count = (await list('site=acme')).submissions.length;
  expect(await (await remove({ reference })).json()).toEqual({ count: 1 });
  expect((await list('site=acme')).submissions).toHaveLength(count - 1);
  expect((await read(`file?site=acme&reference=${reference}&file=letter.pdf`)).status).toBe(404);
  expect(await (await remove({ before: '2020-01-01T00:00:00Z' })).json()).toEqual({ count: 0 });
  expect((await list('site=acme')).submissions).toHaveLength(count - 1);
  expect(await (await remove({ before: '2100-01-01T00:00:00Z' })).json()).toEqual({ count: count - 1 });
  expect((await list('site=acme')).submissions).toEqual([]);
});

test.each<[string, object, number]>([
  ['nothing', {}, 400],
  ['no reference', { reference: '' }, 400],
  ['a path', { reference: '../../..' }, 200],
  ['half a reference', { reference: 'Z' }, 200],
  ['a time that is none', { before: 'tomorrow' }, 400],
  ['both', { reference: 'x', before: '2100-01-01T00:00:00Z' }, 400],
  ['another folder as the site', { site: '../data', before: '2100-01-01T00:00:00Z' }, 404],
])('deletes nothing for %s', async (_, deletion, status) => {
  await send('Kay');
  const count = (await list('site=acme')).submissions.length;
  expect((await remove(deletion)).status).toBe(status);
  expect((await list('site=acme')).submissions).toHaveLength(count);
});

test('deletes nothing for a page of another origin', async () => {
  expect((await remove({ before: '2100-01-01T00:00:00Z' }, 'https://evil.example')).status).toBe(403);
  expect((await list('site=acme')).submissions).not.toEqual([]);
});

test('answers only the page editor of this machine', async () => {
  const ask = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asking = request(`${cms.url}/editor/inbox/submissions?site=acme`, { headers });
      asking.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asking.on('error', reject).end();
    });
  expect(await ask({ host: 'evil.example' })).toBe(403);
  expect(await ask({ 'sec-fetch-site': 'same-site' })).toBe(403);
});
