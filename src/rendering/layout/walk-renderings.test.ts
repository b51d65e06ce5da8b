import type { Rendering } from '@/cms/schemas/layout-schema';
import { mapPlaceholders, walkRenderings } from './walk-renderings';

const leaf = (uid: string): Rendering => ({ uid });
const box: Rendering = { uid: 'box', placeholders: { a: [leaf('a1'), leaf('a2')], b: [leaf('b1')] } };

test('yields renderings at any depth in the order of the page', () => {
  const placeholders = {
    header: [leaf('top')],
    main: [{ uid: 'outer', placeholders: { in: [box] } }, leaf('end')],
  };
  const uids = [...walkRenderings(placeholders)].map(({ uid }) => uid);
  expect(uids).toEqual(['top', 'outer', 'box', 'a1', 'a2', 'b1', 'end']);
  expect([...walkRenderings(undefined)]).toEqual([]);
});

test.each<[string, (rendering: Rendering) => Rendering | Rendering[], unknown]>([
  ['another', ({ uid }) => leaf(`${uid}-new`), { main: [leaf('one-new'), leaf('two-new')] }],
  [
    'several',
    (rendering) => [rendering, leaf('extra')],
    { main: ['one', 'extra', 'two', 'extra'].map(leaf) },
  ],
  ['none', () => [], { main: [] }],
])('replaces each rendering by %s', (_kind, change, expected) => {
  expect(mapPlaceholders({ main: [leaf('one'), leaf('two')] }, change)).toEqual(expected);
});

test('does not visit nested renderings, and returns undefined without placeholders', () => {
  const visited: Rendering[] = [];
  mapPlaceholders({ main: [box] }, (rendering) => {
    visited.push(rendering);
    return rendering;
  });
  expect(visited).toEqual([box]);
  expect(mapPlaceholders(undefined, () => [])).toBeUndefined();
});
