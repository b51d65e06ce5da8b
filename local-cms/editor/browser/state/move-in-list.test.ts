import { moveInList } from './move-in-list.ts';

test('an entry moves within the list, and never out of it', () => {
  expect(moveInList(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveInList(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveInList(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveInList(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
});
