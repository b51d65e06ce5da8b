import { parseJson } from './parse-json';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"secret":', undefined],
])('parses %j as %j', (text, json) => {
  expect(parseJson(text)).toEqual(json);
});
