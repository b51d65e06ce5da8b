import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import { z } from 'zod';

const page = (title: string, main = '[]') =>
  `template: Page\nfields: { Title: ${title} }\nplaceholders: { headless-main: ${main} }\n`;

const text = (words: string) => `[{ component: RichText, id: text, fields: { Text: <p>${words}</p> } }]`;

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms({
    ...sampleContent,
    'acme/pages/hidden/en.v1.yml': page('Oldest', text('oldest')),
    'acme/pages/hidden/en.yml': page('Published', text('published')),
    'acme/pages/hidden/en.draft.yml': page('Secret', text('secret')),
    'acme/pages/half-right/en.v1.yml': 'template: Pgae\n',
    'acme/pages/half-right/en.yml': page('Right'),
    'acme/pages/unborn/en.draft.yml': page('Secret page', text('secret')),
  });
});
afterAll(() => cms.close());

const Answer = z.object({ data: z.record(z.string(), z.unknown()) });

async function ask(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${cms.url}/v1/content/api/graphql/v1?sitecoreContextId=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return JSON.stringify(Answer.parse(await response.json()).data);
}

const edit = { sc_editMode: 'true' };
const preview = { sc_editMode: 'false' };
const item = (version = '', path = 'Hidden', language = 'en') =>
  `{ item(path: "/sitecore/content/acme/Home/${path}", language: "${language}"${version}) { version rendered } }`;

test.each([
  { asked: 'no version', version: '', number: 3, words: 'secret' },
  { asked: 'the latest version', version: ', version: "latest"', number: 3, words: 'secret' },
  { asked: 'the draft by its number', version: ', version: "3"', number: 3, words: 'secret' },
  { asked: 'the published version', version: ', version: "2"', number: 2, words: 'published' },
  { asked: 'an older version', version: ', version: "1"', number: 1, words: 'oldest' },
])(
  'an editor who requests $asked gets version $number of the item, its layout and its metadata',
  async ({ version, number, words }) => {
    for (const headers of [edit, preview]) {
      const answer = await ask(item(version), headers);
      expect(answer).toContain(`"version":${number}`);
      expect(answer).toContain(`"itemVersion":${number}`);
      expect(answer).toContain(`<p>${words}</p>`);
    }
    const metadata = (await ask(item(version), edit)).matchAll(/"revision":"[^"]+","version":(\d)/g);
    expect(new Set(Array.from(metadata, ([, found]) => found))).toContain(String(number));
  },
);

test('each version of an item has its own revision', async () => {
  const revisions = await Promise.all(
    ['1', '2', '3'].map(async (number) => {
      const answer = await ask(item(`, version: "${number}"`), edit);
      return /"revision":"([^"]+)"/.exec(answer)?.[1];
    }),
  );
  expect(new Set(revisions).size).toBe(3);
});

test.each(['4', '0x1', '-1', 'draft', '1; DROP', '9'.repeat(400)])(
  'a query for the unknown version "%s" returns null',
  async (number) => {
    expect(await ask(item(`, version: "${number}"`), edit)).toBe('{"item":null}');
  },
);

test('editors see a page that has only a draft', async () => {
  expect(await ask(item('', 'Unborn'), preview)).toContain('Secret page');
});

test('editors see the newest version of a fallback language', async () => {
  expect(await ask(item('', 'Hidden', 'da'), edit)).toContain('<p>secret</p>');
});

test('the shared layout leaves out the renderings of the page’s own file', async () => {
  const shared = await ask(item(), { ...edit, sc_layoutKind: 'shared' });
  expect(shared).not.toContain('<p>secret</p>');
  expect(shared).toContain('PartialDesignDynamicPlaceholder');
  expect(await ask(item(), { ...edit, sc_layoutKind: 'final' })).toContain('<p>secret</p>');
});

test.each([
  ['an item', item()],
  ['the draft of an item by its number', item(', version: "3"')],
  ['an older version of an item', item(', version: "1"')],
  ['a page that is only a draft', item('', 'Unborn')],
  ['a layout', '{ layout(site: "acme", routePath: "/hidden", language: "en") { item { rendered } } }'],
  [
    'the layout of a draft',
    '{ layout(site: "acme", routePath: "/unborn", language: "en") { item { rendered } } }',
  ],
  [
    'the routes of a site',
    '{ site { siteInfo(site: "acme") { routes(language: "en", first: 100) { results { routePath route { rendered } } } } } }',
  ],
  [
    'the results of a search',
    '{ search(where: { name: "_language", value: "en" }, first: 1000) { results { path fields { value } } } }',
  ],
  [
    'the children of an item',
    '{ item(path: "/sitecore/content/acme/Home", language: "en") { children(first: 100) { results { path children { results { rendered fields { value } } } } } } }',
  ],
])('the response to a visitor who requests %s contains no draft or old version', async (_, query) => {
  const answer = await ask(query);
  for (const word of ['ecret', 'oldest', 'Oldest', 'nborn']) expect(answer).not.toContain(word);
});

test('an invalid version causes an error only in requests for that version', async () => {
  expect(await ask(item('', 'Half right'), edit)).toContain('Right');
  const headers = { 'content-type': 'application/json', ...edit };
  const body = JSON.stringify({ query: item(', version: "1"', 'Half right') });
  const url = `${cms.url}/v1/content/api/graphql/v1?sitecoreContextId=test`;
  const answer = await (await fetch(url, { method: 'POST', headers, body })).text();
  expect(answer).toContain('half-right/en.v1.yml:1');
});
