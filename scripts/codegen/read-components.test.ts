import { createProjectFolder } from '@tests/fixtures/project-folder';
import { type JssComponentInfo, listCommonJs, readComponents } from './read-components';

/** What makes a file in a folder of its name a component of ours. */
const OURS = "import type { TextField } from '@/rendering/component/types';\n";

test('sorts our components by name and notes which of them have a server file or are islands', () => {
  const root = createProjectFolder({
    'src/components/Promo/Promo.tsx': `'use client';\n${OURS}export const Default = 1;`,
    'src/components/Hero/Hero.tsx': `${OURS}export const Split = 2; export const Default = 1;`,
    'src/components/Hero/HeroPart.tsx': 'export const Default = 1;',
    'src/components/Hero/Hero.server.ts': 'export const phrases = [];',
  });
  const variants = [['Default', 'Default']];
  expect(readComponents(root)).toEqual([
    {
      kind: 'own',
      name: 'Hero',
      entry: 'src/components/Hero/Hero.tsx',
      variants: [...variants, ['Split', 'Split']],
      hasServer: true,
      isIsland: false,
      styleSheets: [],
    },
    {
      kind: 'own',
      name: 'Promo',
      entry: 'src/components/Promo/Promo.tsx',
      variants,
      hasServer: false,
      isIsland: true,
      styleSheets: [],
    },
  ]);
});

test('refuses a component of ours without `Default`', () => {
  const root = createProjectFolder({ 'src/components/Promo/Promo.tsx': `${OURS}export const Banner = 1;` });
  expect(() => readComponents(root)).toThrow(/exports no `Default`/);
});

const SDK = "import { Text, Form } from '@sitecore-jss/sitecore-jss-nextjs';\n";

/** Reads a project with one JSS component. */
function readOne(files: Record<string, string>): Partial<JssComponentInfo> {
  const [component, ...others] = readComponents(createProjectFolder(files));
  expect(others).toEqual([]);
  if (component?.kind !== 'jss') throw new Error('The component is ours');
  return component;
}

test.each([
  ['in a file', 'src/components/Promo.tsx', 'export const Default = 1;'],
  ['in a folder of any name', 'src/components/marketing/Promo.tsx', 'export const Default = 1;'],
  ['in a folder of its name', 'src/components/Promo/Promo.tsx', `${SDK}export const Default = 1;`],
  ['with only a default export', 'src/components/Promo/Promo.tsx', 'export default function Promo() {}'],
  [
    'with a hook and without an import of the SDK',
    'src/components/Promo/Promo.tsx',
    "import { useState } from 'react';\nexport const Default = () => useState(1);",
  ],
  [
    'with an alias @/ of its own',
    'src/components/Promo/Promo.tsx',
    "import { cn } from '@/lib/cn';\nexport const Default = 1;",
  ],
  [
    'with a comment about our folders',
    'src/components/Promo/Promo.tsx',
    "// import '@/rendering/fields/fields';\nexport const Default = 1;",
  ],
  ['in JavaScript', 'src/components/Promo.jsx', 'export const Default = 1;'],
  ['in JavaScript with JSX', 'src/components/Promo.js', 'export default () => <p />;'],
  [
    'in JavaScript without JSX',
    'src/components/Promo.js',
    "import React from 'react';\nexport const Default = () => React.createElement('p');",
  ],
  ['in a file that passes it on', 'src/components/Promo.ts', "export { default } from './promo/view';"],
])('a JSS component is found %s', (_, entry, source) => {
  expect(readOne({ [entry]: source })).toMatchObject({ name: 'Promo', entry });
});

test.each([
  ['utils.ts', 'export default () => 1;'],
  ['utils.js', 'export default () => <p />;'],
  ['Dates.ts', 'export default () => 1;'],
  ['Theme.ts', "import { createContext } from 'react';\nexport default createContext(null);"],
  ['Promo.types.ts', 'export default () => createElement("p");'],
  ['Promo.js', 'module.exports = () => <p />;'],
])('%s with %j is no component', (file, source) => {
  expect(readComponents(createProjectFolder({ [`src/components/${file}`]: source }))).toEqual([]);
});

test.each([
  ['Promo.js', 'module.exports = () => null;', true],
  ['Promo.jsx', 'exports.default = () => null;', true],
  ['utils.js', 'module.exports = 1;', false],
  ['Promo.js', 'export default 1; // module.exports', false],
])('%s with %j is a component in CommonJS: %s', (file, source, isCommonJs) => {
  const root = createProjectFolder({ [`src/components/${file}`]: source });
  expect(listCommonJs(root)).toEqual(isCommonJs ? [`src/components/${file}`] : []);
});

test.each([
  ["import { Text } from '@/rendering/fields/fields';"],
  ["import type { TextField } from '@/rendering/component/types';"],
  ["export { BYOCComponent } from '@/features/byoc/BYOCComponent';"],
])('%s makes a component in a folder of its name one of ours', (line) => {
  const root = createProjectFolder({
    'src/components/Promo/Promo.tsx': `${line}\nexport const Default = 1;`,
  });
  expect(readComponents(root)).toEqual([expect.objectContaining({ kind: 'own', name: 'Promo' })]);
});

test.each([
  ['export default Promo;', [['Default', 'default']]],
  ['export default withDatasourceCheck()(Promo);', [['Default', 'default']]],
  [
    'export default function Promo() {}\nexport const Wide = 1;',
    [
      ['Default', 'default'],
      ['Wide', 'Wide'],
    ],
  ],
  ['export class Default extends Component {}', [['Default', 'Default']]],
  ['export const Default = 1; export default Default;', [['Default', 'Default']]],
  ['const Promo = 1; export { Promo as default };', [['Default', 'default']]],
])('the variants of %j', (source, variants) => {
  expect(readOne({ 'src/components/Promo.tsx': source }).variants).toEqual(variants);
});

test('files that export no component are no components', () => {
  const root = createProjectFolder({
    'src/components/helpers.tsx': 'export const Button = 1;',
    'src/components/types.d.ts': '',
    'src/components/Promo.test.tsx': 'export default 1;',
    'src/components/Promo.stories.tsx': 'export default 1;',
  });
  expect(readComponents(root)).toEqual([]);
});

test.each([
  ['static', `${SDK.replace(', Form', '')}export const Default = () => <Text />;`, false],
  [
    'an island, because of a hook',
    "import { useState } from 'react';\nexport const Default = () => useState();",
    true,
  ],
  ["an island, because of the SDK's form", `${SDK}export const Default = () => <Form />;`, true],
  ['static with next/head', "import Head from 'next/head';\nexport const Default = () => <Head />;", false],
])('a JSS component is %s', (_, source, isIsland) => {
  expect(readOne({ 'src/components/Promo.tsx': source }).isIsland).toBe(isIsland);
});

test('a JSS component replaces ours of the same name', () => {
  const component = readOne({
    'src/components/Promo.tsx': 'export const Default = 1;',
    'src/components/Promo/Promo.tsx': `${OURS}export const Default = 1;`,
  });
  expect(component).toMatchObject({
    entry: 'src/components/Promo.tsx',
    replaces: 'src/components/Promo/Promo.tsx',
  });
});

test('of two JSS components of the same name, the last one is used', () => {
  const component = readOne({
    'src/components/Promo.tsx': 'export const Default = 1;',
    'src/components/old/Promo.tsx': 'export const Default = 1;',
  });
  expect(component).toMatchObject({
    entry: 'src/components/old/Promo.tsx',
    replaces: 'src/components/Promo.tsx',
  });
});

test('reads how a JSS component loads data, which phrases it shows and which style sheets it imports', () => {
  const component = readOne({
    'src/components/Promo.tsx': `
      import { useI18n } from 'next-localization';
      import './promo.css';
      import styles from './promo.module.scss';
      export const getStaticProps = async () => ({});
      export const Default = 1;`,
    'src/components/promo.css': '',
    'src/components/promo.module.scss': '',
  });
  expect(component).toMatchObject({
    loader: 'getStaticProps',
    usesPhrases: true,
    styleImports: ['src/components/promo.module.scss'],
  });
});
