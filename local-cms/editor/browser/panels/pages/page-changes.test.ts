/** @jest-environment jsdom */
// Changes pages through a fake of the authoring API.
import { toEditorPage } from '@tests/fixtures/editor-pages';
import { content, here } from '../../state/content/content.ts';
import { done, spoken } from '../../state/status.ts';
import { createPage } from './page-changes.ts';

const page = toEditorPage('/');
const site = { name: 'acme', folder: 'acme', isRecorded: false, defaultLanguage: 'en', templates: ['Page'] };
const languages = ['en', 'da', 'de'].map((name) => ({ name, pages: [page] }));
const sites = { siteUrl: 'http://localhost:3000', sites: [{ ...site, languages, components: [] }] };

/** Answers with the pages, each mutation by name, and addItemVersion by its language. */
function startCms(refused: readonly string[]): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (path, init) => {
    if (path === '/editor/content') return { ok: true, json: async () => sites } as Response;
    const { query, variables } = JSON.parse(String(init?.body));
    const name = /\{ (\w+)\(/.exec(query)?.[1] ?? '';
    const { language } = variables.input;
    asked.push(`${name} ${language}`);
    const data = { [name]: { item: { itemId: 'n1', file: `acme/pages/new/${language}.draft.yml` } } };
    const isRefused = name === 'addItemVersion' && refused.includes(language);
    const answer = isRefused ? { errors: [{ message: 'The disk is full.' }] } : { data };
    return { ok: true, json: async () => answer } as Response;
  };
  return asked;
}

beforeEach(() => {
  content.value = sites;
  done.value = null;
});

const create = () =>
  createPage({
    parent: here.value.page ?? page,
    template: 'Page',
    title: 'New',
    isInMenus: true,
    address: 'new',
    languages: ['da', 'de'],
  });

test('a page that cannot begin in one language is there, and the languages after it are begun', async () => {
  const asked = startCms(['da']);
  await create();
  expect(asked).toEqual(['createItem en', 'addItemVersion da', 'addItemVersion de']);
  expect(done.value?.text).toBe(
    'The draft page New was created. It was not created in Danish: The disk is full. Create the translation under Languages.',
  );
});

test('a page that begins in all languages needs no word about them', async () => {
  startCms([]);
  await create();
  expect([spoken.value.text, done.value]).toEqual(['The draft page New was created.', null]);
});
