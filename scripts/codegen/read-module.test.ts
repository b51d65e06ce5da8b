import path from 'node:path';
import { createProjectFolder } from '@tests/fixtures/project-folder';
import { readModule } from './read-module.ts';

function read(source: string, file = 'module.tsx') {
  return readModule(path.join(createProjectFolder({ [file]: source }), file));
}

test.each([
  ["'use client';", true],
  ['"use client"\nexport const a = 1;', true],
  ["// A comment.\n'use strict';\n'use client';", true],
  ["export const a = 1;\n'use client';", false],
  ["// 'use client'", false],
  ["const text = 'use client';", false],
  ['', false],
])('reads the directive of %j: %s', (source, isClient) => {
  expect(read(source).isClient).toBe(isClient);
});

test.each([
  ["import './a';", ['./a']],
  ["import a, { type B } from './a';", ['./a']],
  ["export * from './a';\nexport { b } from './b';", ['./a', './b']],
  ["const load = () => import('./a');", ['./a']],
  ["const a = require('./a');", ['./a']],
  ["import a = require('./a');", ['./a']],
  ["import type { A } from './a';", []],
  ["import { type A, type B } from './a';", []],
  ["export type { A } from './a';\nexport { type B } from './b';", []],
  ["type A = import('./a').A;", []],
  ["import { A } from './a';\nconst f = (a: A) => a as A;", []],
  ["import A, { B } from './a';\ninterface C extends A { b: B }\ntype D = typeof A;", []],
  ["import * as a from './a';\nlet b: a.B;", []],
  ["import { A } from './a';\nclass B extends C<A> implements A {}", []],
  ["import { A } from './a';\nconst b = c<A>(d.A, { A: 1 }) satisfies A;", []],
  ["import { A, type B } from './a';\nlet c: A;", []],
  ["import { A } from './a';\nlet b: A = { A };", ['./a']],
  ["import { A } from './a';\nclass B extends A<A> {}", ['./a']],
  ["import { A } from './a';\nlet b: A = <A />;", ['./a']],
  ["import { A, B } from './a';\nlet c: A = B.c;", ['./a']],
  ["import { A } from './a';\nexport { A };\nlet b: A;", ['./a']],
  ["// import './a';", []],
])('reads the imports of %j', (source, specifiers) => {
  expect(read(source).imports.map(({ specifier }) => specifier)).toEqual(specifiers);
});

test('leaves out the names that only types use', () => {
  const source = "import { A, B as C, D } from './a';\nconst a: A = C;\nlet d: D;";
  expect(read(source).imports).toEqual([{ specifier: './a', line: 1, names: ['B'] }]);
});

test('keeps all imports of JavaScript', () => {
  expect(read("import { A } from './a';", 'module.js').imports).toHaveLength(1);
});

test('notes the line of each import', () => {
  expect(read("import './a';\n\nconst load = () =>\n  import('./b');").imports).toEqual([
    { specifier: './a', line: 1, names: [] },
    { specifier: './b', line: 4, names: [] },
  ]);
});
