import { mergeContent } from './merge-content.ts';

const page = (...list: unknown[]) => ({ template: 'Page', placeholders: { 'headless-main': list } });

const text = { component: 'RichText', id: 'text', fields: { Text: 'a', Title: 'b' } };
const promo = { component: 'Promo', id: 'promo' };
const box = (...list: unknown[]) => ({
  component: 'Container',
  id: 'box',
  placeholders: { container: list },
});
const other = (...list: unknown[]) => ({
  component: 'Container',
  id: 'other',
  placeholders: { container: list },
});
const unnamed = { component: 'Title' };

const changed = { ...text, fields: { ...text.fields, Text: 'c' } };

test.each<[string, unknown, unknown, unknown, unknown]>([
  [
    'a move into another placeholder and a change',
    page(text, box()),
    page(box(text)),
    page(changed, box()),
    page(box(changed)),
  ],
  ['a change and a move out', page(box(text)), page(box(changed)), page(text, box()), page(changed, box())],
  ['a new container around it and a change', page(text), page(changed), page(box(text)), page(box(changed))],
  [
    'two moves of two renderings',
    page(text, promo, box()),
    page(promo, box(text)),
    page(text, box(promo)),
    page(box(text, promo)),
  ],
  [
    'a move and a change of a rendering with an odd id',
    page({ ...text, id: '__proto__' }, box()),
    page(box({ ...text, id: '__proto__' })),
    page({ ...changed, id: '__proto__' }, box()),
    page(box({ ...changed, id: '__proto__' })),
  ],
  [
    'changes around renderings without id',
    page(unnamed, text),
    page(unnamed, changed),
    page(text, unnamed),
    page(changed, unnamed),
  ],
])('merges %s', (_, base, theirs, mine, data) => {
  expect(mergeContent({ base, theirs, mine })).toEqual({ data, conflicts: [] });
});

test.each<[string, unknown, unknown, unknown, unknown]>([
  [
    'two moves of one rendering',
    page(text, box(), other()),
    page(box(text), other()),
    page(box(), other(text)),
    { path: ['placeholders'] },
  ],
  [
    'a move into a removed rendering',
    page(text, box()),
    page(text),
    page(box(text)),
    { path: ['placeholders', 'headless-main', 0], theirs: undefined },
  ],
  [
    'moves of two renderings into each other',
    page(box(), other()),
    page(box(other())),
    page(other(box())),
    { path: ['placeholders'] },
  ],
  [
    'a field of a moved rendering',
    page(text, box()),
    page(box(changed)),
    page({ ...text, fields: { ...text.fields, Text: 'd' } }, box()),
    {
      path: ['placeholders', 'headless-main', 0, 'placeholders', 'container', 0, 'fields', 'Text'],
      theirs: 'c',
      mine: 'd',
    },
  ],
])('asks about %s', (_, base, theirs, mine, conflict) => {
  const merged = mergeContent({ base, theirs, mine });
  expect(merged.data).toEqual(theirs);
  expect(merged.conflicts).toMatchObject([conflict]);
});

test('merges a file that has an id twice entry by entry', () => {
  const twice = page(promo, promo, text);
  expect(mergeContent({ base: twice, theirs: twice, mine: page(promo, promo, changed) })).toEqual({
    data: page(promo, promo, changed),
    conflicts: [],
  });
});
