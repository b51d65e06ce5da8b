import { toChunks } from './to-chunks';

test.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('splits %j into %j', (items, chunks) => {
  expect(toChunks(items, 2)).toEqual(chunks);
});
