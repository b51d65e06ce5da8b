import { sampleContent } from '@tests/local-cms/sample-content';
import { parse } from 'yaml';

import { toPageFile } from '../../content/schemas/page-file.ts';
import type { Rendering } from '../../content/schemas/renderings.ts';
import { toTemplates } from '../../content/schemas/templates.ts';
import { readSource } from '../../content/source-file.ts';
import { changeLayout, type LayoutOperation } from './change-layout.ts';
import { listRenderings, movePlace } from './rendering-places.ts';
import { getAt } from './set-at.ts';

const flatten = (list: readonly Rendering[]): Rendering[] =>
  list.flatMap((rendering) => [
    rendering,
    ...flatten([...(rendering.placeholders?.values() ?? [])].flat()),
    ...flatten([...rendering.experiences.values()].filter((variant) => variant !== null)),
  ]);

const nested = `
template: Page
placeholders:
  headless-main:
    - component: RichText
    - component: Container
      placeholders: { container: [{ component: RichText }, { component: RichText, id: named }] }
      experiences:
        members: { placeholders: { container: [{ component: RichText }, { component: Title }] } }
        join_short: hidden
    - component: RichText
`;

test.each([nested, sampleContent['acme/pages/en.yml'] ?? '', sampleContent['acme/pages/about/en.yml'] ?? ''])(
  'names renderings as the local CMS does',
  (text) => {
    const templates = toTemplates(readSource('templates.yml', sampleContent['templates.yml'] ?? ''));
    const page = toPageFile(readSource('en.yml', text), templates);
    const keys = flatten([...page.placeholders.values()].flat()).map(({ key }) => key);
    expect(
      listRenderings(parse(text))
        .map(({ key }) => key)
        .sort(),
    ).toEqual([...new Set(keys)].sort());
  },
);

const list = (...entries: unknown[]) => ({ placeholders: { 'headless-main': entries } });

const text = { component: 'RichText' };
const named = { component: 'RichText', id: 'named', fields: { Text: 'a' } };
const promo = { component: 'Promo', id: 'promo' };
const box = (...entries: unknown[]) => ({
  component: 'Container',
  id: 'box',
  placeholders: { container: entries },
});

const at = (index: number, rendering: string | null = null) => ({
  rendering,
  placeholder: rendering === null ? 'headless-main' : 'container',
  index,
});

test.each<[string, unknown, LayoutOperation[], unknown]>([
  [
    'adds a rendering with an id',
    list(promo),
    [{ kind: 'add', target: at(1), rendering: { component: 'CardGrid', variant: 'Rows' } }],
    list(promo, { component: 'CardGrid', id: 'card-grid', variant: 'Rows' }),
  ],
  [
    'adds a rendering with an id that is free',
    list(promo),
    [{ kind: 'add', target: at(0), rendering: { component: 'Promo' } }],
    list({ component: 'Promo', id: 'promo-2' }, promo),
  ],
  [
    'adds the first rendering',
    {},
    [{ kind: 'add', target: at(5), rendering: { component: 'Title' } }],
    list({ component: 'Title', id: 'title' }),
  ],
  [
    'moves into another rendering',
    list(promo, box()),
    [{ kind: 'move', rendering: 'promo', target: at(0, 'box') }],
    list(box(promo)),
  ],
  [
    'moves down',
    list(promo, named),
    [{ kind: 'move', rendering: 'promo', target: at(1) }],
    list(named, promo),
  ],
  ['removes', list(promo, named), [{ kind: 'remove', rendering: 'promo' }], list(named)],
  [
    'duplicates with new ids',
    list(box(named, text)),
    [{ kind: 'duplicate', rendering: 'box' }],
    list(box(named, text), {
      ...box({ ...named, id: 'rich-text' }, { ...text, id: 'rich-text-2' }),
      id: 'container',
    }),
  ],
  [
    'updates the look',
    list({ ...promo, styles: 'a', grid: 'b' }),
    [{ kind: 'update', rendering: 'promo', values: { variant: 'Rows', styles: null } }],
    list({ ...promo, grid: 'b', variant: 'Rows' }),
  ],
  [
    'keeps the names of renderings without id behind a removed one',
    list(text, text, named, text),
    [{ kind: 'remove', rendering: 'RichText 1' }],
    list({ ...text, id: 'RichText 2' }, named, { ...text, id: 'RichText 4' }),
  ],
  [
    'gives no id to a rendering whose number stays',
    list(text, text),
    [{ kind: 'add', target: at(2), rendering: { component: 'RichText' } }],
    list(text, text, { ...text, id: 'rich-text' }),
  ],
])('%s', (_, data, operations, changed) => {
  const before = JSON.stringify(data);
  expect(changeLayout(data, operations)).toEqual(changed);
  expect(JSON.stringify(data)).toBe(before);
});

test.each<[string, LayoutOperation, string]>([
  [
    'a rendering that is not there',
    { kind: 'remove', rendering: 'none' },
    'The page has no rendering "none".',
  ],
  [
    'a move into itself',
    { kind: 'move', rendering: 'box', target: at(0, 'box') },
    'The page has no rendering "box".',
  ],
  [
    'an unknown key',
    { kind: 'update', rendering: 'box', values: { fields: {} } },
    'A rendering has no "fields".',
  ],
])('refuses %s', (_, operation, message) => {
  expect(() => changeLayout(list(box()), [operation])).toThrow(message);
});

test('a page does not grow without end, but one that is too large can be made smaller', () => {
  const many = (count: number) =>
    list(...Array.from({ length: count }, (_, index) => ({ ...promo, id: `p${index}` })));
  const duplicate: LayoutOperation = { kind: 'duplicate', rendering: 'p0' };
  const { length } = listRenderings(changeLayout(many(499), [duplicate]));
  expect(length).toBe(500);
  expect(() => changeLayout(many(500), [duplicate])).toThrow('A page has at most 500 components.');
  expect(listRenderings(changeLayout(many(600), [{ kind: 'remove', rendering: 'p0' }]))).toHaveLength(599);
});

test('components are not put into each other without end', () => {
  const nest = (levels: number): Record<string, unknown> => ({
    component: 'Container',
    id: `level-${levels}`,
    placeholders: { container: levels > 1 ? [nest(levels - 1)] : [] },
  });
  const addInto = (rendering: string): LayoutOperation => ({
    kind: 'add',
    target: at(0, rendering),
    rendering: { component: 'Title' },
  });
  const innermost = addInto('level-1');
  expect(listRenderings(changeLayout(list(nest(19)), [innermost]))).toHaveLength(20);
  expect(() => changeLayout(list(nest(20)), [innermost])).toThrow('at most 20 levels deep');
});

test('finds the place of a field after its rendering has moved', () => {
  const from = list(promo, box(named));
  const to = list(box(text, named), promo);
  const path = movePlace(
    ['placeholders', 'headless-main', 1, 'placeholders', 'container', 0, 'fields', 'Text'],
    from,
    to,
  );
  expect(getAt(to, path ?? [])).toBe('a');
  expect(movePlace(['placeholders', 'headless-main', 0, 'fields', 'Title'], from, list(named))).toBeNull();
  expect(movePlace(['fields', 'Title'], from, to)).toEqual(['fields', 'Title']);
});
