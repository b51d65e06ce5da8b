import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { propertyRuns } from '@tests/jest/property-runs.ts';
import { formSample } from '@tests/local-cms/form-sample.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import fc from 'fast-check';

let cms: Awaited<ReturnType<typeof startTestCms>>;
let folder: string;
beforeEach(async () => {
  cms = await startTestCms({ 'acme/site.yml': '', 'acme/forms/ask.yml': formSample }, { contextId: 'right' });
  folder = path.join(cms.dataFolder, 'submissions', 'acme', 'ask');
});
afterEach(() => cms.close());

const address = '/v1/forms/publisher/ask?sitecoreContextId=right';
const forScript = { accept: 'application/json' };
const forPage = { accept: 'text/html,application/xhtml+xml' };
const right = { name: 'Ada', email: 'ada@acme.test', terms: 'yes' };

function toForm(values: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

const send = (body: BodyInit, headers: Record<string, string> = forScript, to = address) =>
  fetch(cms.url + to, { method: 'POST', body, headers, redirect: 'manual' });

const listStored = () => readdir(folder).catch(() => []);

async function readStored(): Promise<{ name: string; record: unknown }> {
  const [name = ''] = await listStored();
  return { name, record: JSON.parse(await readFile(path.join(folder, name, 'submission.json'), 'utf8')) };
}

test.each([
  [address, 200],
  ['/v1/forms/publisher/ASK?sitecoreContextId=right', 200],
  ['/v1/forms/publisher/ask?sitecoreContextId=wrong', 401],
  ['/v1/forms/publisher/ask', 401],
  ['/v1/forms/publisher/other?sitecoreContextId=right', 404],
  ['/v1/forms/publisher/constructor?sitecoreContextId=right', 404],
  ['/v1/forms/publisher/a.b?sitecoreContextId=right', 404],
])('GET %s returns status %d', async (from, status) => {
  expect((await fetch(cms.url + from)).status).toBe(status);
});

test('a page on this machine gets only the form element and its script, with escaped texts', async () => {
  const response = await fetch(cms.url + address, { headers: { origin: 'http://localhost:3000' } });
  const markup = await response.text();
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(markup).toMatch(/^<form /);
  expect(markup).toContain('Ask &lt;us&gt;');
  // As its script will show it, so that nothing moves when the script starts.
  expect(markup.match(/<fieldset class="form-step"( hidden)?>/g)).toEqual([
    '<fieldset class="form-step">',
    '<fieldset class="form-step" hidden>',
  ]);
  expect(markup).toContain('<button type="submit">Next</button>');
  expect(markup).toContain(`action="${cms.url}${address}"`);
  expect(() => new Function(/<script>(.*)<\/script>/s.exec(markup)?.[1] ?? '!')).not.toThrow();
});

test('a page of another origin can neither read nor send the form', async () => {
  const headers = { ...forScript, origin: 'https://evil.test' };
  const read = await fetch(cms.url + address, { headers });
  expect(read.headers.get('access-control-allow-origin')).toBeNull();
  expect((await send(toForm(right), headers)).status).toBe(403);
  expect(await listStored()).toEqual([]);
});

test('a submission is stored: its answers as JSON, its file under a safe name', async () => {
  const paper = new File(['%PDF-1.7'], '../../évil\u0000.exe', { type: 'text/html' });
  const response = await send(toForm({ ...right, text: 'one\r\ntwo', unknown: 'x', paper }));
  expect(response.status).toBe(200);
  const { reference } = await response.json();

  const { name, record } = await readStored();
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[A-Z\d]{4}-[A-Z\d]{4}$/);
  expect(record).toMatchObject({
    reference,
    site: 'acme',
    form: 'ask',
    answers: { ...right, text: 'one\ntwo' },
  });
  expect(record).toMatchObject({ files: [{ field: 'paper', file: 'paper.pdf', size: 8 }] });
  expect(JSON.stringify(record)).not.toContain('unknown');
  expect(await readFile(path.join(folder, name, 'paper.pdf'), 'utf8')).toBe('%PDF-1.7');
  expect(await readdir(path.join(folder, name))).toEqual(['paper.pdf', 'submission.json']);
});

test('an invalid submission gets a problem per field and is not stored', async () => {
  const response = await send(toForm({ ...right, email: 'ada', topic: 'Coal' }));
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      errors: {
        email: 'Write an e-mail address like name@example.com.',
        topic: 'Choose one of the answers to “Topic”.',
      },
    },
  ]);
  expect(await listStored()).toEqual([]);
});

test('without JavaScript the form is a page that keeps the input, and the thanks are a page that can be reloaded', async () => {
  const page = await fetch(cms.url + address, { headers: forPage });
  expect(await page.text()).toMatch(/^<!doctype html>[\s\S]*<h1[^>]*>Ask &lt;us&gt;<\/h1>/);

  const wrong = await send(toForm({ ...right, name: 'A', text: '<b>"hi"' }), forPage);
  const markup = await wrong.text();
  expect(wrong.status).toBe(422);
  expect(markup).toMatch(/<div class="form-summary" role="alert" tabindex="-1"><p>One answer/);
  expect(markup).toContain('value="ada@acme.test"');
  expect(markup).toContain('&lt;b&gt;&quot;hi&quot;</textarea>');

  const sent = await send(new URLSearchParams(right), forPage);
  expect(sent.status).toBe(303);
  const thanks = await fetch(new URL(sent.headers.get('location') ?? '', cms.url), { headers: forPage });
  expect(await thanks.text()).toContain('Thank you.');
  expect(await listStored()).toHaveLength(1);
});

test('a submission that cannot be stored gets a message and is logged', async () => {
  await mkdir(path.dirname(folder), { recursive: true });
  await writeFile(folder, 'a file where a folder should be');
  const script = await send(toForm(right));
  expect(script.status).toBe(500);
  expect(JSON.stringify(await script.json())).toContain('Nothing was sent: our form service has a problem.');
  expect(await (await send(toForm(right), forPage)).text()).toContain('our form service has a problem.');
  expect(cms.lines.join('\n')).toContain('form ask: the submission could not be stored');
  await rm(folder);
});

test('a body of more than 32 MB is rejected with a message', async () => {
  const response = await send(toForm({ ...right, paper: new Blob([new Uint8Array(33 * 1024 * 1024)]) }));
  expect(response.status).toBe(413);
  expect(JSON.stringify(await response.json())).toContain('too large');
});

test.each([
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data; name="na'],
  ['multipart/form-data; boundary=""', '--\r\n'],
  ['application/json', '{"name":"Ada"}'],
  ['text/plain', 'name=Ada'],
])('sending a body of the type %s that is not a form returns status 400', async (type, body) => {
  expect((await send(body, { ...forScript, 'content-type': type })).status).toBe(400);
});

const line = fc.constantFrom(
  '--a',
  '--a--',
  '',
  'Content-Disposition: form-data; name="name"',
  'Content-Disposition: form-data; name="paper"; filename="../x"',
  'Content-Disposition: form-data; name="__proto__"',
  'Content-Type: text/plain; charset=utf-7',
  '%PDF-',
  '\0',
);

test('a malformed body never stops the server and is never stored', async () => {
  const body = fc.array(fc.oneof(line, fc.string({ unit: 'binary' })), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(body, async (lines) => {
      const headers = { ...forScript, 'content-type': 'multipart/form-data; boundary=a' };
      const { status } = await send(lines.join('\r\n'), headers);
      expect([400, 422]).toContain(status);
    }),
    { numRuns: propertyRuns(300) },
  );
  expect(await listStored()).toEqual([]);
  expect((await send(toForm(right))).status).toBe(200);
});

test('a body of 20,000 parts is refused', async () => {
  const part = '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n';
  const headers = { ...forScript, 'content-type': 'multipart/form-data; boundary=a' };
  expect((await send(`${part.repeat(20_000)}--a--\r\n`, headers)).status).toBe(400);
});
