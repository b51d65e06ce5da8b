import { parse } from 'yaml';

import { compareVersions } from './compare-versions.ts';

const page = (renderings: string, fields = 'Title: About us') =>
  parse(`template: Page\nfields: { ${fields} }\nplaceholders:\n  headless-main:\n${renderings}`);

const hero = '    - { component: Hero, id: top, fields: { Title: Wind, Text: <p>Ours</p> } }\n';
const promo = '    - { component: PromoBanner, id: promo, variant: Split }\n';
const text = '    - { component: RichText, id: text, fields: { Text: Hi } }\n';

test('tells which fields of the page and of its renderings differ', () => {
  const before = page(hero + promo);
  const after = page(
    hero.replace('Ours', 'Yours') + promo.replace('Split', 'Wide'),
    'Title: About, NavigationTitle: Us',
  );
  expect(compareVersions(before, after)).toEqual([
    { part: 'Page', kind: 'changed', field: 'Title', before: 'About us', after: 'About' },
    { part: 'Page', kind: 'changed', field: 'Navigation title', before: '', after: 'Us' },
    { part: 'Hero “Wind”', kind: 'changed', field: 'Text', before: '<p>Ours</p>', after: '<p>Yours</p>' },
    { part: 'Promo banner', kind: 'changed', field: 'Variant', before: 'Split', after: 'Wide' },
  ]);
});

test('tells which renderings are added, removed and moved', () => {
  const differences = compareVersions(page(hero + promo + text), page(text + hero));
  expect(differences.map(({ kind, part }) => `${kind} ${part}`)).toEqual([
    'moved Hero “Wind”',
    'removed Promo banner',
  ]);
  expect(compareVersions(page(hero), page(hero + text))).toEqual([
    { part: 'Rich text', kind: 'added', field: '', before: '', after: 'Text: Hi' },
  ]);
});

test('follows a rendering into another and names its variants', () => {
  const inner = `    - component: Container\n      id: box\n      placeholders:\n        container:\n      ${hero}`;
  const box = '    - { component: Container, id: box }\n';
  expect(compareVersions(page(hero + box), page(inner)).map(({ kind, part }) => `${kind} ${part}`)).toEqual([
    'moved Hero “Wind”',
  ]);
  const variant = (variantOf: string) =>
    page(`    - { component: Hero, id: top, experiences: { members: { variant: ${variantOf} } } }\n`);
  expect(compareVersions(variant('A'), variant('B'))).toEqual([
    { part: 'Hero for members', kind: 'changed', field: 'Variant', before: 'A', after: 'B' },
  ]);
});

test('finds nothing in equal versions', () => {
  expect(compareVersions(page(hero + text), page(hero + text))).toEqual([]);
});
