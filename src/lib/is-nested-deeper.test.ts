import { isNestedDeeper } from './is-nested-deeper';

function nest(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value };
  return value;
}

test.each([
  [nest(0), 0, false],
  [nest(1), 1, false],
  [nest(3), 3, false],
  [nest(4), 3, false],
  [nest(5), 3, true],
  [nest(100_000), 300, true],
  [null, 0, false],
  [Array.from({ length: 1000 }, () => ({})), 1, false],
])('tells how deep JSON goes (case %#)', (value, limit, isDeeper) => {
  expect(isNestedDeeper(value, limit)).toBe(isDeeper);
});
