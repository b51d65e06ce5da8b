import { countSame } from './count-same.ts';

test.each([
  ['abxcd', 'abycd', { start: 2, end: 2 }],
  ['abc', 'abc', { start: 3, end: 0 }],
  ['aa', 'aaa', { start: 2, end: 0 }],
  ['baa', 'aa', { start: 0, end: 2 }],
  ['', 'a', { start: 0, end: 0 }],
])('counts what %j and %j have in common at both ends, no character twice', (a, b, counts) => {
  expect(countSame(a, b)).toEqual(counts);
  expect(countSame([...a], [...b])).toEqual(counts);
});
