import { createTestContent } from '@tests/local-cms/create-test-snapshot.ts';

const site = (allowed: string) => ({
  'acme/site.yml': `name: acme\nlanguages: [en, da]\nfallback: { da: en }\npageDesigns: { plain: {} }\nallowed:\n${allowed}`,
});

test('a component in a placeholder that does not allow it is reported with file and line', () => {
  const { problems } = createTestContent(site('  container: [RichText]\n'));
  expect(problems).toContain(
    'content/acme/pages/en.yml:15  ColumnSplitter is not allowed in container (site.yml: RichText)',
  );
});

test('a placeholder that the list leaves out may contain every component', () => {
  expect(createTestContent(site('  sidebar: [RichText]\n')).problems).toEqual([]);
});

test('an unknown component in the list is reported with its line', () => {
  const { problems } = createTestContent(site('  sidebar:\n    - RichText\n    - Promos\n'));
  expect(problems).toEqual([expect.stringMatching(/^content\/acme\/site\.yml:8 .*Promos.*Promo/)]);
});

test('a list that is none is reported with its line', () => {
  const { problems } = createTestContent(site('  sidebar: RichText\n'));
  expect(problems).toEqual([
    expect.stringMatching(/^content\/acme\/site\.yml:6 .*write a list of components/),
  ]);
});
