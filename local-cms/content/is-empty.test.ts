import { isEmptyValue } from './is-empty.ts';

test.each([
  ['text', null],
  ['text', ''],
  ['text', ' \n'],
  ['rich text', '<p></p>'],
  ['rich text', '<p>&nbsp;<br></p>\n'],
  ['image', null],
  ['items', []],
  ['number', undefined],
])('a %s with %j is empty', (type, value) => {
  expect(isEmptyValue(type, value)).toBe(true);
});

test.each([
  ['text', '0'],
  ['text', '<p></p>'],
  ['rich text', '<p>a</p>'],
  ['rich text', '<p><img src="-/media/coast.jpg" alt=""></p>'],
  ['number', 0],
  ['image', { media: 'coast.jpg' }],
  ['links', [{ to: '/' }]],
])('a %s with %j is not empty', (type, value) => {
  expect(isEmptyValue(type, value)).toBe(false);
});
