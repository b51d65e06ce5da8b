import { toEnabledNumbers, toPlaceholderName } from './dynamic-placeholder';

test.each([
  [{ DynamicPlaceholderId: '4' }, 'column-1-4'],
  [{}, 'column-1-{*}'],
])('with the params %j the placeholder name is %s', (params, name) => {
  expect(toPlaceholderName('column-1', params)).toBe(name);
});

test.each([
  ['1,2,3', [1, 2, 3]],
  [' 2 , 1', [2, 1]],
  ['1,1', [1]],
  ['0,-1,100,x,,2', [2]],
  [undefined, []],
])('the param %j enables the numbers %j', (EnabledPlaceholders, numbers) => {
  expect(toEnabledNumbers({ EnabledPlaceholders })).toEqual(numbers);
});
