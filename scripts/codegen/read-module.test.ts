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
  ["// import './a';", []],
])('reads the imports of %j', (source, specifiers) => {
  expect(read(source).imports.map(({ specifier }) => specifier)).toEqual(specifiers);
});

test('notes the line of each import', () => {
  expect(read("import './a';\n\nconst load = () =>\n  import('./b');").imports).toEqual([
    { specifier: './a', line: 1, names: [] },
    { specifier: './b', line: 4, names: [] },
  ]);
});
