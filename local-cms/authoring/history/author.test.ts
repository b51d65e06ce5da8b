import { toAuthorKey, toAuthorName } from './author.ts';

test.each([
  ['Ada #1f0c8d2e4b6a', '1f0c8d2e4b6a', 'Ada'],
  ['#1f0c8d2e4b6a', '1f0c8d2e4b6a', ''],
  ['Ada', 'Ada', 'Ada'],
  ['Team #1', 'Team #1', 'Team #1'],
])('%p is told apart by %p and read as %p', (by, key, name) => {
  expect([toAuthorKey(by), toAuthorName(by)]).toEqual([key, name]);
});
