import { findPlaceholder } from './find-placeholder';

test.each<[string, string[], string | null]>([
  ['box', ['box'], 'box'],
  ['column-1-7', ['column-1-7'], 'column-1-7'],
  ['column-1-7', ['column-1-{*}'], 'column-1-{*}'],
  ['column-1-7', ['column-{*}-7'], 'column-{*}-7'],
  ['column-1-7', ['{*}', 'column-{*}', 'column-2-{*}'], null],
  ['column-1-7', ['column-1-{*}', 'column-1-7'], 'column-1-7'],
  ['column-1-7', ['column-{*}-7', 'column-1-{*}'], 'column-{*}-7'],
  ['column-1-{*}', ['column-1-{*}'], 'column-1-{*}'],
  ['column-1-x', ['column-1-{*}'], null],
  ['column-1-8', ['column-{*}-7'], null],
  ['column-1-', ['column-1-{*}'], null],
  ['11', ['1{*}1'], null],
  ['1', ['1{*}1'], null],
  ['a.1', ['a.{*}', 'axx{*}'], 'a.{*}'],
  ['ab1', ['a.{*}'], null],
  ['constructor', ['box'], null],
  ['box', [], null],
])('finds the placeholder %p among %j: %p', (name, keys, expected) => {
  const placeholders = Object.fromEntries(keys.map((key) => [key, []]));
  expect(findPlaceholder(placeholders, name)).toBe(expected);
});
