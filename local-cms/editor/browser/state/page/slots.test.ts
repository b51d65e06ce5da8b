import type { Description, Rendering } from '../../platform/description.ts';
import type { OutlineNode } from '../../platform/messages.ts';
import {
  findMove,
  findNearest,
  isHere,
  listSlots,
  listTargets,
  type Slot,
  toMark,
  toMoveIndex,
} from './slots.ts';

const part = (key: string, more: Partial<OutlineNode>, children: OutlineNode[] = []): OutlineNode => ({
  key,
  type: 'rendering',
  children,
  ...more,
});

/** The header is a partial design. The page has a hero, and columns with a text in the first. */
const outline = [
  part('/0', { type: 'placeholder', name: 'headless-header' }, [
    part('/0/0', { uid: 'wrapper' }, [
      part('/0/0/0', { type: 'placeholder', name: 'sxa-header' }, [part('/0/0/0/0', { uid: 'menu' })]),
    ]),
  ]),
  part('/1', { type: 'placeholder', name: 'headless-main' }, [
    part('/1/0', { uid: 'hero' }),
    part('/1/1', { uid: 'columns' }, [
      part('/1/1/0', { type: 'placeholder', name: 'column-1-{*}' }, [part('/1/1/0/0', { uid: 'text' })]),
      part('/1/1/1', { type: 'placeholder', name: 'column-2-{*}' }),
    ]),
  ]),
];

const toRendering = (uid: string, more: Partial<Rendering> = {}): Rendering => ({
  uid,
  lookId: uid,
  holderId: uid,
  isVariant: false,
  component: 'RichText',
  label: uid,
  parent: null,
  placeholder: 'headless-main',
  placeholderName: 'headless-main',
  index: 0,
  variant: 'Default',
  styles: [],
  grid: 'col-12',
  datasource: { kind: 'none' },
  owner: 'page',
  placeholders: [],
  experiences: [],
  ...more,
});

const hero = toRendering('hero');
const columns = toRendering('columns', { index: 1 });
const text = toRendering('text', {
  parent: 'columns',
  placeholder: 'column-1-{*}',
  placeholderName: 'column-1',
});
const menu = toRendering('menu', { owner: 'design', placeholderName: 'headless-header' });

const own = { name: '', file: '', pages: [] };
const description: Description = {
  components: {},
  variants: [],
  renderings: [menu, hero, columns, text],
  owners: [
    { ...own, kind: 'page', itemId: 'page', places: {} },
    { ...own, kind: 'design', itemId: 'design', places: { wrapper: 'headless-header' } },
  ],
  shared: [],
  shownPages: [],
};

const slots = listSlots(outline, description);

const name = (slot: Slot | undefined) => slot && `${slot.owner.itemId} ${slot.placeholderName} ${slot.index}`;

test('slots are in the order of the page, each in its own file', () => {
  expect(slots.map(name)).toEqual([
    'design headless-header 0',
    'design headless-header 1',
    'page headless-main 0',
    'page headless-main 1',
    'page column-1 0',
    'page column-1 1',
    'page column-2 0',
    'page headless-main 2',
  ]);
});

test('a part does not move into itself or into another file', () => {
  expect(listTargets(slots, columns, '/1/1').map(name)).toEqual([
    'page headless-main 0',
    'page headless-main 1',
    'page headless-main 2',
  ]);
});

test.each([
  ['hero', hero, '/1/0', 'down', 'page headless-main 2'],
  ['columns', columns, '/1/1', 'up', 'page headless-main 0'],
  ['text', text, '/1/1/0/0', 'down', 'page column-2 0'],
  ['text', text, '/1/1/0/0', 'up', 'page headless-main 1'],
  ['text', text, '/1/1/0/0', 'out', 'page headless-main 2'],
  ['hero', hero, '/1/0', 'up', undefined],
  ['columns', columns, '/1/1', 'down', undefined],
] as const)('%s moves with the arrow %s', (_, one, key, direction, target) => {
  expect(name(findMove(slots, one, key, direction))).toBe(target);
});

test('the index is that after the part is taken out', () => {
  const last = slots.at(-1);
  expect(last && toMoveIndex(last, hero)).toBe(1);
  expect(last && isHere(last, columns)).toBe(true);
  expect(last && isHere(last, hero)).toBe(false);
});

const boxes = {
  '/1': { top: 0, left: 0, width: 100, height: 300 },
  '/1/0': { top: 0, left: 0, width: 100, height: 100 },
  '/1/1': { top: 100, left: 0, width: 100, height: 200 },
  '/1/1/1': { top: 110, left: 50, width: 50, height: 40 },
};

test('a mark is a line between two parts, or in the middle of an empty place', () => {
  const [, , , between, , , empty] = slots;
  expect(between && toMark(between, boxes)).toMatchObject({ top: 98, width: 100, height: 4 });
  expect(empty && toMark(empty, boxes)).toMatchObject({ top: 128, left: 50, width: 50 });
});

test('parts beside each other have an upright mark', () => {
  const beside = { ...boxes, '/1/0': { top: 100, left: -100, width: 100, height: 200 } };
  const [, , , between] = slots;
  expect(between && toMark(between, beside)).toMatchObject({ left: -2, width: 4, height: 200 });
});

test('the nearest slot is where something is dropped', () => {
  expect(name(findNearest(slots, boxes, 50, 90))).toBe('page headless-main 1');
  expect(name(findNearest(slots, boxes, 80, 135))).toBe('page column-2 0');
});

test('a slot has its place in the file, also after a part that the audience does not see', () => {
  const seen = [
    part('/0', { type: 'placeholder', name: 'headless-main' }, [
      part('/0/0', { uid: 'hero' }),
      part('/0/1', { uid: 'last' }),
    ]),
  ];
  const last = toRendering('last', { index: 2 });
  const found = listSlots(seen, { ...description, renderings: [hero, last] });
  expect(found.map(({ index }) => index)).toEqual([0, 2, 3]);
});
