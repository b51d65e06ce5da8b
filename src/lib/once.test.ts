import { createOnce } from './once';

test('tells the first time of a key from the others', () => {
  const isFirst = createOnce();
  expect(['a', 'b', 'a', 'b'].map(isFirst)).toEqual([true, true, false, false]);
});

test('takes every key for known once it remembers 500', () => {
  const isFirst = createOnce();
  const first = Array.from({ length: 600 }, (_, index) => isFirst(String(index)));
  expect(first.filter(Boolean)).toHaveLength(500);
});
