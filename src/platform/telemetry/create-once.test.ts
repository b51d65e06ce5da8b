import { createOnce } from './create-once';

test('only the first call with a key returns true', () => {
  const isFirst = createOnce();
  expect(['a', 'b', 'a', 'b'].map(isFirst)).toEqual([true, true, false, false]);
});

test('every key counts as known after 500 keys', () => {
  const isFirst = createOnce();
  const first = Array.from({ length: 600 }, (_, index) => isFirst(String(index)));
  expect(first.filter(Boolean)).toHaveLength(500);
});
