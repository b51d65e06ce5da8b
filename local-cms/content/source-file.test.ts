import { z } from 'zod';

import { checkSource, readSource, rememberRead } from './source-file.ts';

test.each([
  [[], 1],
  [['items'], 2],
  [['items', 1], 4],
  [['items', 1, 'on'], 5],
  [['items', 1, 'missing', 0], 4],
  [['items', 9], 2],
])('lineAt(%j) returns %d', (path, line) => {
  const text = 'title: Home\nitems:\n  - name: a\n  - name: b\n    on: true\n';
  expect(readSource('x.yml', text).lineAt(path)).toBe(line);
});

test.each([
  ['a syntax error', 'a: 1\nb: "\\q"\n', 'x.yml:2  not readable as YAML: Invalid escape'],
  ['an unknown anchor', 'a: *b\n', 'x.yml:1  not readable as YAML: Unresolved alias'],
  ['too many aliases', `a: &a [1]\nb: [${'*a, '.repeat(101)}]\n`, 'Excessive alias count'],
  ['a wrong merge', '%YAML 1.1\n---\n<<: 1\n', 'x.yml:1  not readable as YAML: Merge sources'],
])('reading a file with %s throws an error', (_, text, message) => {
  expect(() => readSource('x.yml', text)).toThrow(message);
});

const schema = z.strictObject({
  title: z.string('write text').default('None'),
  at: z.object({ x: z.number('write a number') }).optional(),
});

test('all problems are thrown with their lines, and an unknown key with a suggestion', () => {
  const source = readSource('x.yml', 'at:\n  x: one\ntitel: Home\n');
  expect(() => checkSource(source, schema, ['title', 'at'])).toThrow(
    'x.yml:2  at.x: write a number\nx.yml:3  unknown key "titel". Did you mean "title"?',
  );
});

test('an empty file is checked as an empty object', () => {
  expect(checkSource(readSource('x.yml', ''), schema)).toEqual({ title: 'None' });
});

test('what is read is remembered for the same source and arguments', () => {
  const source = readSource('x.yml', 'a: 1\n');
  const [first, second] = [new Map(), new Map()];
  const read = rememberRead((_source, templates: ReadonlyMap<string, string>) => ({ templates }));
  expect(read(source, first)).toBe(read(source, first));
  expect(read(source, second).templates).toBe(second);
  expect(read(readSource('x.yml', 'a: 1\n'), second)).not.toBe(read(source, second));
});

test('what fails is tried again', () => {
  const source = readSource('x.yml', 'a: 1\n');
  let count = 0;
  const read = rememberRead(() => {
    count += 1;
    throw new Error(`failure ${count}`);
  });
  expect(() => read(source)).toThrow('failure 1');
  expect(() => read(source)).toThrow('failure 2');
});
