import { createProjectFolder } from '@tests/fixtures/project-folder';
import { listBrowserCode, listOwnModules } from './list-browser-code.ts';
import { createModuleGraph } from './module-graph.ts';

const ENTRY = 'src/components/Hero/Hero.tsx';
const HOOK = "import { useState } from 'react';\n\nexport const useOpen = () => useState(false);";

/** Finds what needs the browser in a component whose file contains `source`. */
function find(source: string, files: Record<string, string> = {}) {
  const root = createProjectFolder({ ...files, [ENTRY]: source });
  const found = listBrowserCode(ENTRY, createModuleGraph(root));
  return found.map(({ file, line, what }) => `${file}:${line} ${what}`);
}

test('finds an event handler', () => {
  expect(find('export const Default = () => (\n  <button onClick={open} />\n);')).toEqual([
    'src/components/Hero/Hero.tsx:2 has the event handler onClick',
  ]);
});

test('finds a hook two modules away', () => {
  const files = {
    'src/components/Hero/Title.tsx': "import { useOpen } from '@/features/open/use-open';",
    'src/features/open/use-open.ts': HOOK,
  };
  expect(find("import { Title } from './Title';", files)).toEqual([
    'src/features/open/use-open.ts:3 uses useState',
  ]);
});

test('finds a hook behind a re-export', () => {
  const files = {
    'src/features/open/open.ts': "export { useOpen } from './use-open';",
    'src/features/open/use-open.ts': HOOK,
  };
  expect(find("export * from '@/features/open/open';", files)).toEqual([
    'src/features/open/use-open.ts:3 uses useState',
  ]);
});

test('finds a hook in a module that is imported dynamically', () => {
  const files = { 'src/components/Hero/use-open.ts': HOOK };
  expect(find("const load = () => import('./use-open');", files)).toEqual([
    'src/components/Hero/use-open.ts:3 uses useState',
  ]);
});

test('follows an import cycle once', () => {
  const files = { 'src/components/Hero/a.ts': `import './Hero';\nimport './a';\n${HOOK}` };
  expect(find("import './a';", files)).toEqual(['src/components/Hero/a.ts:5 uses useState']);
});

test('reports a client module at its import, and nothing that is in it', () => {
  const files = { 'src/features/open/use-open.ts': `'use client';\n${HOOK}` };
  expect(find("\nimport { useOpen } from '@/features/open/use-open';", files)).toEqual([
    'src/components/Hero/Hero.tsx:2 imports the client module src/features/open/use-open.ts',
  ]);
});

test("looks into a component that begins with 'use client' itself", () => {
  expect(find("'use client';\nimport './use-open';", { 'src/components/Hero/use-open.ts': HOOK })).toEqual([
    'src/components/Hero/use-open.ts:3 uses useState',
  ]);
});

test.each([
  ['types', "import type { useOpen } from './use-open';", './use-open.ts'],
  [
    'code of the product that is known to work',
    "import '@/rendering/use-open';",
    '../../rendering/use-open.ts',
  ],
  ['other files', "import './Hero.module.scss';\nimport data from './data.json';", './data.json'],
])('does not follow imports of %s', (_kind, source, file) => {
  const target = `src/components/Hero/${file}`;
  expect(find(source, { [target]: HOOK })).toEqual([]);
});

const PACKAGE = 'node_modules/swiper/package.json';

test('reports a package at its import, with what is in the package', () => {
  const files = {
    [PACKAGE]: '{ "main": "./main.js", "types": "./main.d.ts" }',
    'node_modules/swiper/main.d.ts': 'export {}',
    'node_modules/swiper/main.js': "require('./other');\nexports.Swiper = require('./swiper').Swiper;",
    'node_modules/swiper/other.js': "require('./main');",
    'node_modules/swiper/swiper.js': "var react_1 = require('react');\n(0, react_1.useEffect)(f);",
  };
  expect(find("\n\nimport { Swiper } from 'swiper';", files)).toEqual([
    "src/components/Hero/Hero.tsx:3 imports 'swiper', which uses useEffect (node_modules/swiper/swiper.js:2)",
  ]);
});

test('follows the exports and the dependencies of a package', () => {
  const files = {
    [PACKAGE]:
      '{ "exports": { "./react": { "types": "./r.d.ts", "import": "./r.mjs", "require": "./r.cjs" } } }',
    'node_modules/swiper/r.mjs': "export * from '@swiper/hooks';",
    'node_modules/@swiper/hooks/package.json': '{ "module": "./none.js" }',
    'node_modules/@swiper/hooks/index.js': HOOK,
  };
  expect(find("import { Swiper } from 'swiper/react';", files)).toEqual([
    "src/components/Hero/Hero.tsx:1 imports 'swiper/react', which uses useState (node_modules/@swiper/hooks/index.js:3)",
  ]);
});

test.each([
  [
    "that begins with 'use client'",
    "'use client';",
    [
      "src/components/Hero/Hero.tsx:1 imports 'swiper', which begins with 'use client' (node_modules/swiper/index.js:1)",
    ],
  ],
  ['that needs no browser', 'export const clamp = Math.max;', []],
])('judges a package %s', (_kind, source, found) => {
  const files = { [PACKAGE]: '{}', 'node_modules/swiper/index.js': source };
  expect(find("import { clamp } from 'swiper';", files)).toEqual(found);
});

test('does not look into a package of which only a type is used', () => {
  const files = { [PACKAGE]: '{}', 'node_modules/swiper/index.js': HOOK };
  const source = "import { Options } from 'swiper';\nexport const load = (options: Options) => null;";
  expect(find(source, files)).toEqual([]);
});

test('does not look into the SDK and React', () => {
  const files = {
    'node_modules/@sitecore-jss/sitecore-jss-nextjs/index.js': HOOK,
    'node_modules/react/index.js': HOOK,
  };
  expect(
    find("import { Text } from '@sitecore-jss/sitecore-jss-nextjs';\nimport React from 'react';", files),
  ).toEqual([]);
});

test('looks into everything that the caller does not trust', () => {
  const root = createProjectFolder({
    [ENTRY]: "import './own';\nimport 'swiper';\nimport '@/rendering/open';",
    'src/components/Hero/own.ts': HOOK,
    'node_modules/swiper/index.js': HOOK,
    'src/rendering/open.ts': HOOK,
  });
  const trusted = { folders: ['src/components'], packages: ['swiper'] };
  expect(listBrowserCode(ENTRY, createModuleGraph(root, trusted))).toEqual([
    { file: 'src/rendering/open.ts', line: 3, what: 'uses useState' },
  ]);
});

test('ignores an import that leads nowhere', () => {
  expect(find("import 'missing';\nimport './missing';\nimport fs from 'node:fs';")).toEqual([]);
});

test('lists the modules of a component, without packages, trusted code and client modules', () => {
  const root = createProjectFolder({
    [ENTRY]: "import './a';\nimport './client';\nimport '@/rendering/b';\nimport 'swiper';",
    'src/components/Hero/a.ts': '',
    'src/components/Hero/client.ts': "'use client';",
    'src/rendering/b.ts': '',
    'node_modules/swiper/index.js': '',
  });
  const files = listOwnModules(ENTRY, createModuleGraph(root)).map(({ file }) => file);
  expect(files).toEqual([ENTRY, 'src/components/Hero/a.ts']);
});
