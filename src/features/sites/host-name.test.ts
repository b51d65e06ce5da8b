import { toHostName, toHostPatterns } from './host-name';

test.each([
  ['Example.ORG', 'example.org'],
  ['example.org:3000', 'example.org'],
  ['example.org.', 'example.org'],
  ['example.org.:3000', 'example.org'],
  ['example.org..', 'example.org.'],
  ['[::1]:3000', '[::1]'],
  ['.', ''],
  ['', ''],
])('the name of the host "%s" is "%s"', (host, name) => {
  expect(toHostName(host)).toBe(name);
});

test.each([
  ['a.test|B.test, c.test ;*.d.test', ['a.test', 'b.test', 'c.test', '*.d.test']],
  [' | ,', []],
  ['a.test.', ['a.test']],
  ['Bücher.example', ['xn--bcher-kva.example']],
  ['*.smørrebrød.dk', ['*.xn--smrrebrd-64af.dk']],
  ['例え.テスト', ['xn--r8jz45g.xn--zckzah']],
  ['a b.å', ['a b.å']],
])('the host names "%s" are the patterns %j', (hostName, patterns) => {
  expect(toHostPatterns(hostName)).toEqual(patterns);
});
