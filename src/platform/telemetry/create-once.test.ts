import { createOnce } from './create-once';

test('returns true only for the first call with a key', () => {
  const isFirst = createOnce();
  expect(['a', 'b', 'a', 'b'].map(isFirst)).toEqual([true, true, false, false]);
});

test('returns false for every key after 500 keys', () => {
  const isFirst = createOnce();
  const first = Array.from({ length: 600 }, (_, index) => isFirst(String(index)));
  expect(first.filter(Boolean)).toHaveLength(500);
});
