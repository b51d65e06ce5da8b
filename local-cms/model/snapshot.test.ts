import { createTestContent, getSite } from '@tests/local-cms/create-test-snapshot.ts';
import { findLayout } from '@tests/local-cms/find-layout.ts';
import fc from 'fast-check';
import { isReadable } from './site-model.ts';

test('the sample content has no problems', () => {
  expect(createTestContent().problems).toEqual([]);
});

const page = (lines: string) => `template: Page\nfields:\n  Title: About\n${lines}`;

test.each([
  [
    'an unknown field',
    page('  Titel: x\n'),
    /about\/en\.yml:4 {2}unknown field of Page "Titel"\. Did you mean "Title"\?/,
  ],
  [
    'an unknown key of a page',
    page('navigatoin: false\n'),
    /about\/en\.yml:4 {2}unknown key "navigatoin"\. Did you mean "navigation"\?/,
  ],
  [
    'an unknown template',
    'template: Pgae\n',
    /about\/en\.yml:1 {2}unknown template "Pgae"\. Did you mean "Page"\?/,
  ],
  ['a page without a template', 'fields: {}\n', /about\/en\.yml:1 {2}template: write the page’s template/],
  [
    'an unknown component',
    page('placeholders:\n  headless-main:\n    - component: Prom\n'),
    /about\/en\.yml:6 {2}unknown component "Prom"\. Did you mean "Promo"\?/,
  ],
  [
    'an unknown root placeholder',
    page('placeholders:\n  headless-mian: []\n'),
    /about\/en\.yml:5 .*headless-main/,
  ],
  ['a field of the wrong type', page('  Image: coast.jpg\n'), /about\/en\.yml:4 {2}Image: write an image as/],
  [
    'a misspelled key of an image',
    page('  Image: { media: coast.jpg, atl: x }\n'),
    /about\/en\.yml:4 {2}Image: unknown key "atl"\. Did you mean "alt"\?/,
  ],
  [
    'a missing media file',
    page('  Image: { media: coats.jpg }\n'),
    /about\/en\.yml:4 {2}there is no file media\/coats\.jpg\. Did you mean coast\.jpg\?/,
  ],
  [
    'a link to a missing page',
    page('  Content: \'<a href="/abuot">x</a>\'\n'),
    /about\/en\.yml:4 {2}there is no page \/abuot\. Did you mean \/about\?/,
  ],
  [
    'a reference to a page without a public URL',
    page('  Related: [/_errors/not-found]\n'),
    /about\/en\.yml:4 .*no public URL/,
  ],
  [
    'a missing shared item',
    page('placeholders:\n  headless-main:\n    - component: Promo\n      datasource: shared/jion\n'),
    /about\/en\.yml:7 {2}there is no shared\/jion/,
  ],
  [
    'a javascript: link',
    page(
      'placeholders:\n  headless-main:\n    - component: Promo\n      fields:\n        PromoLink: { href: "javascript:alert(1)" }\n',
    ),
    /about\/en\.yml:8 {2}PromoLink\.href: .*https/,
  ],
  [
    'a link with two targets',
    page(
      'placeholders:\n  headless-main:\n    - component: Promo\n      fields:\n        PromoLink: { to: /, href: https://x.test }\n',
    ),
    /about\/en\.yml:8 .*one of to, href and media/,
  ],
  [
    'an id used twice',
    page(
      'placeholders:\n  headless-main:\n    - { component: Title, id: a }\n    - { component: Title, id: a }\n',
    ),
    /about\/en\.yml:7 {2}the id "a" is used twice/,
  ],
  [
    'an unknown design',
    page('design: plian\n'),
    /about\/en\.yml:4 {2}unknown page design "plian"\. Did you mean "plain"\?/,
  ],
  ['invalid YAML', 'template: [\n', /about\/en\.yml:\d+ {2}not readable as YAML/],
  ['an empty file', '', /about\/en\.yml:1 {2}template/],
  [
    'an inline item without a template',
    page('  Related: [{ Title: x }]\n'),
    /about\/en\.yml:4 .*items of <Template>/,
  ],
])('%s is reported with file and line', (_, text, message) => {
  const content = createTestContent({ 'acme/pages/about/en.yml': text });
  expect(content.problems.join('\n')).toMatch(message);
});

test('all problems of a file are reported at once', () => {
  const text = 'template: Page\nfields:\n  Titel: x\n  Contnet: y\n';
  expect(createTestContent({ 'acme/pages/about/en.yml': text }).problems).toHaveLength(2);
});

test('a page that was never valid throws its error, and other pages are served', () => {
  const { snapshot } = createTestContent({ 'acme/pages/about/en.yml': 'template: Pgae\n' });
  expect(() => findLayout(snapshot, '/about')).toThrow('unknown template "Pgae"');
  expect(findLayout(snapshot, '/').route.name).toBe('Home');
});

test('after an invalid edit the last good page is served', () => {
  const content = createTestContent();
  const before = findLayout(content.snapshot, '/about');
  content.edit({ 'acme/pages/about/en.yml': 'template: Pgae\n' });
  expect(content.problems).not.toEqual([]);
  expect(findLayout(content.snapshot, '/about')).toMatchObject({ route: before.route });
});

test('a page with a link to a deleted page is served with its last good layout', () => {
  const content = createTestContent();
  content.edit({ 'acme/pages/about/team/en.yml': null });
  expect(content.problems.join()).toContain('there is no page /about/team');
  expect(findLayout(content.snapshot, '/about').find('CardGrid').fields).toMatchObject({
    Title: { value: 'Cards' },
  });
});

test('after an invalid edit of templates.yml the last good content is served', () => {
  const content = createTestContent();
  content.edit({ 'templates.yml': 'Page: { Title: txt }\n' });
  expect(content.problems).toEqual([
    expect.stringContaining('content/templates.yml:1  unknown field type "txt". Did you mean "text"?'),
  ]);
  expect(findLayout(content.snapshot, '/').route.name).toBe('Home');
});

test('without a valid templates.yml nothing is served', () => {
  const { snapshot } = createTestContent({ 'templates.yml': 'Page: 3\n' });
  expect(snapshot.failure?.message).toContain('content/templates.yml:1');
});

test('after a page file is deleted, the site no longer has the page', () => {
  const content = createTestContent();
  content.edit({ 'acme/pages/hidden/en.yml': null });
  expect(getSite(content.snapshot).pages.has('/hidden')).toBe(false);
});

test('the same id in two page files is reported', () => {
  const id = '0f236cdb-b564-45df-89e3-d51c4635dc3d';
  const file = `id: ${id}\ntemplate: Page\n`;
  const content = createTestContent({ 'acme/pages/a/en.yml': file, 'acme/pages/b/en.yml': file });
  expect(content.problems).toEqual([expect.stringContaining(`the id ${id} is already taken`)]);
});

test('a language that the site does not have is reported', () => {
  const content = createTestContent({ 'acme/pages/about/fr.yml': 'template: Page\n' });
  expect(content.problems).toEqual([expect.stringContaining('pages/about/fr.yml:1  "fr" is not a language')]);
});

test('two files for one language are reported', () => {
  const content = createTestContent({ 'acme/pages/replay/en.yml': 'template: Page\n' });
  expect(content.problems).toEqual([
    expect.stringContaining('pages/replay/en.yml:1  the page has two "en" files'),
  ]);
});

test.each([
  [
    '{ default: { headless-header: [haeder] } }',
    'pageDesigns: unknown partial design "haeder". Did you mean "header"? There are: header.',
  ],
  [
    '{ default: { headless-footer: [header] } }',
    'pageDesigns: the partial design "header" has nothing for headless-footer',
  ],
])('problems in the page designs %s are reported', (designs, message) => {
  const content = createTestContent({
    'acme/site.yml': `name: acme\nlanguages: [en, da]\nfallback: { da: en }\npageDesigns: ${designs}\n`,
    'acme/pages/about/team/en.yml': 'template: Page\n',
  });
  expect(content.problems).toEqual([`content/acme/site.yml:1  ${message}`]);
});

test('a folder without site.yml is reported, and other sites are served', () => {
  const content = createTestContent({ 'other/pages/en.yml': 'template: Page\n' });
  expect(content.problems).toEqual([expect.stringContaining('content/other:1  the folder has no site.yml')]);
  expect(content.snapshot.sites.size).toBe(1);
});

test('without a fallback a page exists only in its own languages', () => {
  const settings = 'languages: [en, da]\nname: acme\n';
  const { snapshot } = createTestContent({
    'acme/site.yml': settings,
    'acme/pages/da.yml': 'template: Page\n',
  });
  const site = getSite(snapshot);
  const about = site.pages.get('/about');
  expect(about && isReadable(site, about, 'da')).toBe(false);
});

test('a page in a fallback language has the requested language in its context and links', () => {
  const { context, find } = findLayout(createTestContent().snapshot, '/about', 'da');
  expect(context).toMatchObject({ language: 'da', itemPath: '/about' });
  expect(find('CardGrid').fields).toMatchObject({
    Lead: { fields: { PromoText: { value: '<p>Vær med</p>' } } },
    Cards: [{ fields: { Link: { value: { href: '/da/about/team' } } } }, {}],
  });
});

test('the site is loaded, whatever text a page file contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { snapshot } = createTestContent({
        'acme/pages/about/en.yml': text,
        'acme/site.yml': 'name: acme',
      });
      return snapshot.sites.size === 1;
    }),
    { numRuns: 60 },
  );
});
