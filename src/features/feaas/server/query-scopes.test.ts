import { queryFirst, queryScopes } from './query-scopes';

const mix = { title: 'Mix', plants: [{ name: 'a' }, { name: 'b' }], none: [], nothing: null };
const scopes = { mix, mixed: { title: 'Mixed' }, _: { Heading: 'Datasource' } };

test.each([
  ['mix', mix],
  ['mix.title', 'Mix'],
  ['mixed.title', 'Mixed'],
  ['mix.$.title', 'Mix'],
  ['mix.plants.*.name', 'a'],
  ['_.Heading', 'Datasource'],
  ['unknown.Heading', 'Datasource'],
  ['mix.nothing', null],
  ['mix.none', undefined],
  ['mix.gone', undefined],
  [`mix.title${' '.repeat(300)}`, undefined],
])('the first value at the path %s is %j', (path, value) => {
  expect(queryFirst(scopes, path)).toEqual(value);
});

test.each([
  ['mix.plants.*.name', ['a', 'b']],
  ['mix.plants', mix.plants],
  ['mix.gone', []],
])('the values at the path %s are %j', (path, values) => {
  expect(queryScopes(scopes, path)).toEqual(values);
});

test('flattens nested lists', () => {
  expect(queryScopes({ a: { b: [[1, [2]], 3] } }, 'a.b')).toEqual([1, 2, 3]);
});
