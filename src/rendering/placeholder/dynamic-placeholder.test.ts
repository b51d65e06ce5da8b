import { toEnabledNumbers, toPlaceholderName } from './dynamic-placeholder';

test.each([
  [{ DynamicPlaceholderId: '4' }, 'column-1-4'],
  [{}, 'column-1-{*}'],
])('with %j the placeholder is %s', (params, name) => {
  expect(toPlaceholderName('column-1', params)).toBe(name);
});

test.each([
  ['1,2,3', [1, 2, 3]],
  [' 2 , 1', [2, 1]],
  ['1,1', [1]],
  ['0,-1,100,x,,2', [2]],
  [undefined, []],
])('%j enables %j', (EnabledPlaceholders, numbers) => {
  expect(toEnabledNumbers({ EnabledPlaceholders })).toEqual(numbers);
});
