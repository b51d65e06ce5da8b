import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findMarkupFaults } from '@tests/fixtures/markup-faults.ts';
import { propertyRuns } from '@tests/jest/property-runs.ts';
import { reviewedFormSample } from '@tests/local-cms/form-sample.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import fc from 'fast-check';

let cms: Awaited<ReturnType<typeof startTestCms>>;
let folder: string;
beforeEach(async () => {
  cms = await startTestCms({ 'acme/site.yml': '', 'acme/forms/join.yml': reviewedFormSample });
  folder = path.join(cms.dataFolder, 'submissions', 'acme', 'join');
});
afterEach(() => cms.close());

const address = '/v1/forms/publisher/join?sitecoreContextId=any';
const forScript = { accept: 'application/json' };
const forPage = { accept: 'text/html' };
const right = { shares: '10', owner: '<My> child', from: '2026-05-01', name: 'Ada & "Co"' };

const send = (values: Record<string, string>, headers: Record<string, string>) =>
  fetch(cms.url + address, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers,
    redirect: 'manual',
  });

const listStored = () => readdir(folder).catch(() => []);

test('the first time, a script gets the review with every answer, and nothing is stored', async () => {
  const response = await send(right, forScript);
  const { review } = await response.json();
  expect(response.status).toBe(200);
  expect(review).toContain('<span class="form-count">Step 3 of 3</span> Check your answers</legend>');
  expect(review).toContain('<dt>Owner</dt><dd>&lt;My&gt; child</dd>');
  expect(review).toContain('<dt>From</dt><dd>May 1, 2026</dd>');
  expect(review).toContain('<dt>Call me back</dt><dd>No</dd>');
  expect(review).toContain('<dt>Phone</dt><dd>Not given</dd>');
  expect(review).toContain('name="_change" value="shares" aria-label="Change: Shares"');
  expect(await listStored()).toEqual([]);
});

test('the second time, the form is stored with the reference that the visitor sees', async () => {
  const response = await send({ ...right, _reviewed: 'yes' }, forScript);
  const { thanks, reference } = await response.json();
  expect(thanks).toContain(`<strong class="form-reference">${reference}</strong>.</p><p>We write`);
  const [name = ''] = await listStored();
  const record = JSON.parse(await readFile(path.join(folder, name, 'submission.json'), 'utf8'));
  expect(record).toMatchObject({ reference, answers: right });
});

test('a reviewed form with a problem is not stored', async () => {
  const response = await send({ ...right, shares: '0', _reviewed: 'yes' }, forScript);
  expect(response.status).toBe(422);
  expect(await listStored()).toEqual([]);
});

test('without JavaScript, the review is a page that carries the answers and leads back to each field', async () => {
  const review = await (await send(right, forPage)).text();
  expect(review).toContain('<input type="hidden" name="name" value="Ada &amp; &quot;Co&quot;">');
  expect(review).toContain('<button type="submit" name="_reviewed" value="yes">Join</button>');

  const changed = await send({ ...right, _change: 'name' }, forPage);
  const form = await changed.text();
  expect(changed.status).toBe(200);
  expect(form).toMatch(/name="name"[^>]* autofocus[^>]* value="Ada &amp; &quot;Co&quot;"/);
  expect(form).toMatch(/checked type="radio" value="&lt;My&gt; child"/);
  expect(await listStored()).toEqual([]);
});

test('without JavaScript, the form is filled in from the query and says that the next step is not the last', async () => {
  const response = await fetch(`${cms.url}${address}&shares=5&name=Ada`, { headers: forPage });
  const markup = await response.text();
  expect(markup).toMatch(/name="shares"[^>]* value="5"/);
  expect(markup).not.toContain('value="Ada"');
  expect(markup).toContain('<p class="form-intro">It takes five minutes.</p>');
  expect(markup).toContain('<button type="submit">Next</button>');
});

test('without JavaScript, the thanks are a page with the reference, and a made-up reference shows the form', async () => {
  const sent = await send({ ...right, _reviewed: 'yes' }, forPage);
  const location = new URL(sent.headers.get('location') ?? '', cms.url);
  const thanks = await (await fetch(location, { headers: forPage })).text();
  expect(thanks).toContain('<h1>We have it</h1>');
  expect(thanks).toContain(`<strong class="form-reference">${location.searchParams.get('sent')}</strong>`);

  location.searchParams.set('sent', '<b>');
  expect(await (await fetch(location, { headers: forPage })).text()).toContain('<button type="submit">Next');
});

test('form, problems, review and thanks follow the HTML standard', async () => {
  const show = (url: string) => fetch(url, { headers: forPage });
  const sent = await send({ ...right, _reviewed: 'yes' }, forPage);
  const pages = [
    await show(`${cms.url}${address}&shares=5`),
    await send({ ...right, name: '', owner: 'You' }, forPage),
    await send(right, forPage),
    await send({ ...right, _change: 'owner' }, forPage),
    await show(new URL(sent.headers.get('location') ?? '', cms.url).href),
  ];
  for (const page of pages) expect(await findMarkupFaults(await page.text())).toEqual([]);
});

test('a page with problems says so in its title', async () => {
  const response = await send({ ...right, name: '' }, forPage);
  expect(await response.text()).toContain('<title>Error: Join &lt;us&gt;</title>');
});

test('whatever a visitor writes, the review and the form show it as text', async () => {
  const text = fc
    .array(fc.constantFrom('<script>', '"', "'", '&', '</fieldset>', '{reference}', '\u0000', 'a', '\n'), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => `a${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.constantFrom(forScript, forPage),
      fc.boolean(),
      async (name, headers, isChange) => {
        const change: Record<string, string> = isChange ? { _change: name } : {};
        const markup = await (await send({ ...right, name, ...change }, headers)).text();
        expect(markup.match(/<script>/g) ?? []).toHaveLength(markup.includes('</body>') && isChange ? 1 : 0);
        expect(markup.match(/<\/fieldset>/g)?.length).toBe(isChange ? 3 : 1);
      },
    ),
    { numRuns: propertyRuns(60) },
  );
  expect(await listStored()).toEqual([]);
});
