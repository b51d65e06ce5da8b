import { createTestContent, publicUrl } from '@tests/local-cms/create-test-snapshot.ts';
import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { composeAllLayouts } from '../../graphql/resolvers/layout.ts';
import { describeContent, listChanges } from './describe-content.ts';

/** Returns what an edit changes, with the names of items instead of their ids. */
function listEdited(edits: Record<string, string | null>, before: Record<string, string> = {}) {
  const content = createTestContent(before);
  const describeNow = () =>
    describeContent(content.snapshot, composeAllLayouts({ snapshot: content.snapshot, publicUrl }));
  const names = new Map<string, string>();
  const addNames = () => {
    for (const site of content.snapshot.sites.values()) {
      for (const { id, name } of site.byId.values()) names.set(id, name);
    }
  };
  const first = describeNow();
  addNames();
  content.edit(edits);
  addNames();
  return listChanges(first, describeNow())
    .map(({ operation, entity: { kind, id, language } }) =>
      [operation, kind, names.get(id) ?? 'settings', language].join(' '),
    )
    .sort();
}

const page = (title: string) => `template: Page\nfields: { Title: ${title} }\n`;
const pages = { 'acme/pages/_a/en.yml': page('A'), 'acme/pages/_a/b/en.yml': page('B') };

test('an edited page changes its item and its layout, also where another language falls back to it', () => {
  expect(listEdited({ 'acme/pages/_a/b/en.yml': page('New') }, pages)).toEqual([
    'Update Item B en',
    'Update LayoutData B da',
    'Update LayoutData B en',
  ]);
});

test('a comment changes nothing', () => {
  expect(listEdited({ 'acme/pages/_a/b/en.yml': `# comment\n${page('B')}` }, pages)).toEqual([]);
  const dictionary = sampleContent['acme/dictionary/en.yml'] ?? '';
  expect(listEdited({ 'acme/dictionary/en.yml': `# comment\n${dictionary}` })).toEqual([]);
});

test('a rendering that only moves in its file is the same item, with the items in its fields', () => {
  const cards = (above: string) => `template: Page
placeholders:
  headless-main:
${above}    - component: CardGrid
      id: cards
      fields: { Cards: [{ Title: One, Tags: [{ Title: Wind }] }] }
`;
  const added = { 'acme/pages/_a/b/en.yml': cards('    - component: Title\n') };
  expect(listEdited(added, { ...pages, 'acme/pages/_a/b/en.yml': cards('') })).toEqual([
    'Update LayoutData B da',
    'Update LayoutData B en',
  ]);
});

test.each(['file', 'line'])('an attribute of the site can have the name %s', (name) => {
  const toSite = (value: string) => ({
    'acme/site.yml': `${sampleContent['acme/site.yml']}`.replace('brandColor: teal', `${name}: ${value}`),
  });
  expect(listEdited(toSite('new'), toSite('old'))).toEqual(['Update Item settings en']);
});

test('a new page appears, and a removed page disappears', () => {
  const add = { 'acme/pages/_a/c/en.yml': page('C') };
  const kinds = ['Item C en', 'LayoutData C da', 'LayoutData C en'];
  expect(listEdited(add, pages)).toEqual(kinds.map((kind) => `Update ${kind}`));
  expect(listEdited({ 'acme/pages/_a/c/en.yml': null }, { ...pages, ...add })).toEqual(
    kinds.map((kind) => `Delete ${kind}`),
  );
});

test('a new entry of the menu changes the layout of every page', () => {
  const changes = listEdited({ 'acme/pages/new/en.yml': page('New') });
  expect(changes).toContain('Update LayoutData Home en');
  expect(changes).not.toContain('Update Item Home en');
});

test.each([
  ['a phrase', { 'acme/dictionary/da.yml': 'hello: Davs\n' }, 'Update Item hello da'],
  ['a redirect', { 'acme/redirects.yml': '- { pattern: /old, target: / }' }, 'Update Item settings en'],
])('%s is an item', (_kind, edits, change) => {
  expect(listEdited(edits)).toEqual([change]);
});
