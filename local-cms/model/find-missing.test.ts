import { createTestContent } from '@tests/local-cms/create-test-snapshot.ts';

const templates = `
Page: { Title: { type: text, required: true }, Content: rich text }
Card: { Title: { type: text, required: true } }
Promo: { PromoText: { type: rich text, required: true, hint: Two lines } }
CardGrid: { Title: text, Cards: items of Card }
Container: {}
`;

const page = (fields: string, renderings = '') =>
  `template: Page\nfields: { ${fields} }\nplaceholders:\n  headless-main:\n${renderings}`;

const list = (files: Record<string, string>) =>
  createTestContent({ 'templates.yml': templates, ...files }).problems.filter((text) =>
    text.includes('required'),
  );

test('a public page with an empty required field is reported with file and line', () => {
  const problems = list({
    'acme/pages/new/en.yml': page(
      'Content: <p>Hi</p>',
      "    - component: Promo\n      fields:\n        PromoText: '<p> </p>'\n",
    ),
  });
  expect(problems).toEqual([
    'content/acme/pages/new/en.yml:2  Title: required, but empty',
    'content/acme/pages/new/en.yml:7  PromoText: required, but empty',
  ]);
});

test('an entry of a list is named by its number', () => {
  const cards =
    '    - component: CardGrid\n      fields:\n        Cards:\n          - { Title: One }\n          - {}\n';
  expect(list({ 'acme/pages/new/en.yml': page('Title: New', cards) })).toEqual([
    'content/acme/pages/new/en.yml:9  Cards 2, Title: required, but empty',
  ]);
});

test('a draft may be incomplete', () => {
  expect(list({ 'acme/pages/new/en.draft.yml': page('Content: <p>Hi</p>') })).toEqual([]);
});

test('a shared item is reported only if something shows it', () => {
  const shared = { 'acme/shared/empty/en.yml': 'template: Promo\nfields: {}\n' };
  expect(list(shared)).toEqual([]);
  const shown = page('Title: New', '    - component: Promo\n      datasource: shared/empty\n');
  expect(list({ ...shared, 'acme/pages/new/en.yml': shown })).toEqual([
    'content/acme/shared/empty/en.yml:2  PromoText: required, but empty',
  ]);
});
