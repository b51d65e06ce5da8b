// Reads what the views of problems, dictionary, redirects and audiences show, over HTTP.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeAfterEach } from '@tests/jest/close-after-each';
import { sampleContent } from '@tests/local-cms/sample-content';
import { about } from '@tests/local-cms/start-authoring-cms';
import { startTestCms } from '@tests/local-cms/start-test-cms';
import { z } from 'zod';

const keep = closeAfterEach();

async function start(more: Record<string, string> = {}, options = {}) {
  const cms = keep(
    await startTestCms({ ...sampleContent, 'acme/pages/about/en.yml': about, ...more }, options),
  );
  const read = async (path: string) => {
    const response = await fetch(`${cms.url}/editor/${path}`);
    return { status: response.status, data: await response.json() };
  };
  return { ...cms, read };
}

test('lists the problems of all files with the rendering and field where they can be mended', async () => {
  const cms = await start({
    'acme/pages/about/en.yml': about.replace('Title: One,', 'Titel: One,').replace('Count: 1', 'Count: many'),
    'acme/pages/hidden/en.draft.yml':
      'template: Page\nfields:\n  Title: Hidden\n  Content: <a href="/nowhere">x</a>\n',
    'acme/dictionary/da.yml': 'hello: [1]\n',
  });
  const { data } = await cms.read('problems');
  const shown = { view: 'page', site: 'acme', language: 'en', page: '/about' };
  const uid = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(data).toMatchObject({
    problems: [
      { file: 'acme/dictionary/da.yml', line: 1, place: { view: 'dictionary', site: 'acme' } },
      { file: 'acme/pages/about/en.yml', line: 11, place: { ...shown, item: uid, field: 'Count' } },
      { file: 'acme/pages/about/en.yml', line: 13, place: { ...shown, item: uid } },
      { file: 'acme/pages/about/en.yml', line: 18, place: { ...shown, item: uid, field: 'Cards' } },
      {
        file: 'acme/pages/hidden/en.draft.yml',
        line: 4,
        message: 'there is no page /nowhere.',
        place: { ...shown, page: '/hidden', field: 'Content' },
      },
    ],
  });
});

test('describes what each variant of a page changes', async () => {
  const cms = await start({
    'acme/personalize.yml': '/about:\n  page:\n    - { variant: members, when: { campaign: news } }\n',
  });
  const itemId = await findItemId(cms.url, '/about');
  const { data } = await cms.read(`audiences?item=${itemId}&language=en`);
  expect(data).toMatchObject({
    components: [
      { id: 'promo', component: 'Promo', label: 'Promo – Hi', shown: { members: 'own' } },
      { id: 'cards', component: 'CardGrid', label: 'Card grid', shown: {} },
    ],
    rules: { page: [{ variant: 'members', when: { campaign: 'news' } }] },
  });
});

const Content = z.object({
  sites: z.array(
    z.object({
      languages: z.array(z.object({ pages: z.array(z.object({ itemId: z.string(), route: z.string() })) })),
    }),
  ),
});

async function findItemId(url: string, route: string): Promise<string> {
  const { sites } = Content.parse(await (await fetch(`${url}/editor/content`)).json());
  const page = sites[0]?.languages[0]?.pages.find((one) => one.route === route);
  return page?.itemId ?? '';
}

test('lists phrases of all languages side by side, and what is missing', async () => {
  const cms = await start();
  expect((await cms.read('dictionary?site=acme')).data).toEqual({
    defaultLanguage: 'en',
    files: [
      { language: 'en', path: 'acme/dictionary/en.yml', revision: expect.stringMatching(/^[0-9a-f]{32}$/) },
      { language: 'da', path: 'acme/dictionary/da.yml', revision: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ],
    entries: [
      { key: 'hello', phrases: { en: 'Hello', da: 'Hej' } },
      { key: 'bye', phrases: { en: 'Goodbye', da: null } },
    ],
  });
  expect(await cms.read('dictionary?site=nowhere')).toEqual({
    status: 404,
    data: { problem: 'There is no site "nowhere".' },
  });
});

const redirects = `
- { pattern: /old, target: /about }
- { pattern: /old, target: /da/about }
- { pattern: /lost, target: '/nowhere#top' }
- { pattern: /self, target: /self }
- { pattern: ^/x/(.*)$, target: /y/$1 }
- { pattern: /files, target: /map.xml }
`;

test('lists redirects with the findings of the site’s linter, and targets that are no pages', async () => {
  const redirectLinter = path.resolve('scripts/lint-redirects.ts');
  const cms = await start({ 'acme/redirects.yml': redirects }, { redirectLinter });
  const { data } = await cms.read('redirects?site=acme');
  expect(data).toMatchObject({ lintProblem: null, path: 'acme/redirects.yml' });
  expect(data.redirects).toHaveLength(6);
  expect(data.findings).toEqual([
    { pattern: '/self', kind: 'malformed', reason: 'it redirects to itself' },
    { pattern: '/old', kind: 'duplicate', reason: 'rule 1 has the same pattern' },
    { index: 2, pattern: '/lost', kind: 'missing', reason: 'there is no public page /nowhere' },
  ]);
});

test('lists redirects without a linter, and says so', async () => {
  const cms = await start({ 'acme/redirects.yml': redirects });
  expect((await cms.read('redirects?site=acme')).data).toMatchObject({
    lintProblem: expect.stringContaining('is not connected'),
  });
});

test('lists redirects with a linter that ends before it reads them, and says so', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'linter-'));
  const redirectLinter = path.join(folder, 'linter.mjs');
  await writeFile(redirectLinter, "process.stdin.destroy(); console.error('no rules'); process.exit(3);");
  // More than a pipe holds, so that the question cannot be sent.
  const many = Array.from({ length: 5000 }, (_, index) => `- { pattern: /old-${index}, target: /about }\n`);
  const cms = await start({ 'acme/redirects.yml': many.join('') }, { redirectLinter });
  const { status, data } = await cms.read('redirects?site=acme');
  expect([status, data.redirects.length]).toEqual([200, 5000]);
  expect(data.lintProblem).toMatch(/check of redirects has failed: .*linter\.mjs ended with 3: no rules/s);
  await rm(folder, { recursive: true });
});

test('tests no address of another host', async () => {
  const cms = await start();
  for (const address of ['', '//evil.example', '/\\evil.example', 'http://evil.example', '/a b'])
    expect((await cms.read(`redirects/test?site=acme&path=${encodeURIComponent(address)}`)).status).toBe(400);
});

test('says that the site does not answer where an address is tested', async () => {
  const cms = await start({}, { siteUrl: 'http://localhost:1' });
  const { status, data } = await cms.read('redirects/test?site=acme&path=/about');
  expect(status).toBe(502);
  expect(data.problem).toContain('The site does not answer at http://localhost:1. Start it');
});
