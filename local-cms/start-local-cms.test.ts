import { setTimeout as delay } from 'node:timers/promises';
import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { startTestCms as startWithoutEnd } from '@tests/local-cms/start-test-cms.ts';

const started: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const cms of started.splice(0)) await cms.close();
});

const startTestCms = async (...options: Parameters<typeof startWithoutEnd>) => {
  const cms = await startWithoutEnd(...options);
  started.push(cms);
  return cms;
};

const titleQuery =
  '{ layout(site: "acme", routePath: "/about", language: "en") { item { field(name: "Title") { value } rendered } } }';

const until = async (isDone: () => Promise<boolean>) => {
  for (let turn = 0; turn < 100; turn++) {
    if (await isDone()) return true;
    await delay(50);
  }
  return false;
};

test('edited, new and deleted pages are noticed, and an invalid edit is only logged', async () => {
  const cms = await startTestCms(sampleContent, { watch: true });
  const shows = (text: string) =>
    until(async () => JSON.stringify(await cms.query(titleQuery)).includes(text));
  const says = (text: string) => until(async () => cms.lines.some((line) => line.includes(text)));

  await cms.write('acme/pages/about/en.yml', 'template: Page\nfields: { Title: Changed }\n');
  expect(await shows('Changed')).toBe(true);

  await cms.write('acme/pages/about/en.yml', 'template: Page\nfields:\n  Titel: Wrong\n');
  expect(await says('content error  content/acme/pages/about/en.yml:3')).toBe(true);
  expect(await shows('Changed')).toBe(true);

  await cms.write('acme/pages/about/en.yml', 'template: Page\nfields: { Title: Repaired }\n');
  expect(await shows('Repaired')).toBe(true);
  expect(await says('content fixed  content/acme/pages/about/en.yml:3')).toBe(true);

  await cms.write('acme/pages/new/deep/en.yml', 'template: Page\nfields: { Title: New }\n');
  const isThere = async () =>
    JSON.stringify(
      await cms.query('{ layout(site: "acme", routePath: "/new/deep", language: "en") { item { id } } }'),
    ).includes('"id"');
  expect(await until(isThere)).toBe(true);
  await cms.remove('acme/pages/new/deep/en.yml');
  expect(await until(async () => !(await isThere()))).toBe(true);
}, 20_000);

test('a recorded page is served unchanged, and an invalid one is an error', async () => {
  const odd = { sitecore: { context: { odd: [1, null] }, route: null }, more: true };
  const cms = await startTestCms({
    'x/site.yml': 'name: replayed',
    'x/pages/en.layout.json': JSON.stringify(odd),
    'x/pages/wrong/en.layout.json': '{"a":1}',
    'x/pages/broken/en.layout.json': '{\n"a":',
  });
  const ask = (path: string) =>
    cms.query(`{ layout(site: "replayed", routePath: "${path}", language: "en") { item { rendered } } }`);
  expect(await ask('/')).toEqual({ data: { layout: { item: { rendered: odd } } } });
  expect(await ask('/wrong')).toMatchObject({
    errors: [{ message: expect.stringContaining('sitecore.route') }],
  });
  expect(await ask('/broken')).toMatchObject({
    errors: [{ message: expect.stringContaining('en.layout.json:2  not readable as JSON') }],
  });
});

test('starting on a port in use fails with EADDRINUSE', async () => {
  const cms = await startTestCms({ 'x/site.yml': '' });
  const port = Number(new URL(cms.url).port);
  await expect(startTestCms({ 'x/site.yml': '' }, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('starting without a content folder fails with ENOENT', async () => {
  await expect(startTestCms({}, { contentFolder: '/nowhere/content' })).rejects.toMatchObject({
    code: 'ENOENT',
  });
});

test('starts although the only translation of a page is invalid, and keeps serving the others', async () => {
  const cms = await startTestCms({
    ...sampleContent,
    'acme/pages/about/da.yml': 'template: Page\nfields: { Titel: Om }\n',
  });
  expect(JSON.stringify(await cms.query(titleQuery))).toContain('About us');
  expect(cms.lines.join('\n')).toContain('content/acme/pages/about/da.yml:2  unknown field');
});
