import { createIsOrigin } from './origin-patterns';

const isOrigin = createIsOrigin(['https://Editor.test', 'https://*.pages.test', 'http://localhost:*']);

test.each([
  ['https://editor.test', true],
  ['https://a.b.pages.test', true],
  ['http://localhost:4000', true],
  ['https://pages.test', false],
  ['http://editor.test', false],
  ['https://editor.test/', false],
  ['https://editor.test:443', false],
  ['https://editor.test.evil.test', false],
  ['https://evil.test/.pages.test', false],
  ['https://evil.test?.pages.test', false],
  ['http://localhost:4000@evil.test', false],
  ['null', false],
  ['', false],
])('for the origin "%s" returns %s', (origin, expected) => {
  expect(isOrigin(origin)).toBe(expected);
});
