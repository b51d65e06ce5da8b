import { patchYaml } from './patch-yaml.ts';
import { PatchError } from './patches.ts';

test.each<[string, string, unknown, string]>([
  ['an empty file', '', { a: 1 }, 'a: 1\n'],
  ['a file with a comment only', '# hi', { a: [1] }, '# hi\na: [1]'],
  ['a key without a value', 'a: # why\nb: 1\n', { a: 'x', b: 1 }, 'a: x # why\nb: 1\n'],
  ['a list that becomes empty', 'a:\n  - b\n  - c\nd: 1\n', { a: [], d: 1 }, 'a: []\nd: 1\n'],
  ['an empty list', 'a: []\n', { a: [{ id: 'x', n: { m: 1 } }] }, 'a:\n  - id: x\n    n: { m: 1 }\n'],
  ['a tag', 'a: !!str 1\n', { a: 2 }, 'a: 2\n'],
  ['an anchor without alias', 'a: &x 1\nb: 2\n', { a: 3, b: 2 }, 'a: &x 3\nb: 2\n'],
  ['an alias', 'a: &x one\nb: *x\n', { a: 'one', b: 'two' }, 'a: &x one\nb: two\n'],
  ['a trailing comma', 'a: [x, y, ]\n', { a: ['x'] }, 'a: [x, ]\n'],
  [
    'a line of comments in a flow list',
    'a: [\n  x, # one\n  y # two\n]\n',
    { a: ['x'] },
    'a: [\n  x # one # two\n]\n',
  ],
  ['the first key behind a dash', '- a: 1\n  b: 2\n', [{ b: 2 }], '- b: 2\n'],
  ['a new first key behind a dash', '- a: 1\n', [{ z: 0, a: 1 }], '- z: 0\n  a: 1\n'],
  [
    'a text of several lines with emoji',
    'a: One 😀😀😀😀\n  two\n  three\n',
    { a: 'One 😀😀😀😀 two four' },
    'a: One 😀😀😀😀\n  two\n  four\n',
  ],
  ['no line break at the end', 'a: 1', { a: 1, b: 2 }, 'a: 1\nb: 2'],
])('changes %s', (_, text, data, patched) => {
  expect(patchYaml(text, data)).toBe(patched);
});

test.each<[string, string, unknown]>([
  ['an anchor that another place uses', 'a: &x { k: 1 }\nb: *x\n', { a: { k: 2 }, b: { k: 1 } }],
  ['text that is no YAML', 'a: [\n', { a: [] }],
  ['two documents', 'a: 1\n---\nb: 2\n', { a: 2 }],
])('refuses to change %s', (_, text, data) => {
  expect(() => patchYaml(text, data)).toThrow(PatchError);
});
