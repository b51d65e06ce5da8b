import fc from 'fast-check';
import { cutNesting } from './cut-nesting';

function nest(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value };
  return value;
}

test.each<[unknown, number, unknown]>([
  ['x', 0, 'x'],
  [null, 0, null],
  [{ a: 1 }, 0, undefined],
  [{ a: { b: 1 }, c: 2 }, 1, { a: undefined, c: 2 }],
  [[[1], 2], 1, [null, 2]],
  [{ a: [{ b: 1 }] }, 2, { a: [null] }],
])('%j, limited to %p levels, becomes %j', (value, limit, expected) => {
  expect(cutNesting(value, limit)).toEqual(expected);
});

test('returns data within the limit unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(cutNesting(value, 20)).toBe(value);
    }),
  );
});

test('cuts even 100,000 levels', () => {
  expect(JSON.stringify(cutNesting(nest(100_000), 300)).length).toBeLessThan(3000);
});

test('cuts a reference to a parent and keeps everything else', () => {
  const circle: { name: string; list: unknown[]; self?: unknown } = { name: 'a', list: [] };
  circle.self = circle;
  circle.list.push(circle, { b: 1 });
  expect(cutNesting(circle, 50)).toEqual({ name: 'a', self: undefined, list: [null, { b: 1 }] });
});
