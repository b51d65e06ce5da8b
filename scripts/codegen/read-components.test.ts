import { createProjectFolder } from '@tests/fixtures/project-folder';
import { readComponents, readVariants } from './read-components';

test.each([
  ['export const Default = () => null;', ['Default']],
  ['export const Banner = () => null; export function Default() { return null; }', ['Default', 'Banner']],
  ['const A = () => null; export { A as Default, A as Split };', ['Default', 'Split']],
  ['export type Props = {}; export const styles = {}; export const Default = 1;', ['Default']],
  ['export type { Props } from "./x"; export const Default = 1;', ['Default']],
  ['// export const Ghost = 1;\nexport const Default = 1;', ['Default']],
])('reads the variants in %s', (source, variants) => {
  expect(readVariants(source)).toEqual(variants);
});

test('sorts the components by name and notes which of them have a server file or are islands', () => {
  const root = createProjectFolder({
    'src/components/Promo/Promo.tsx': "'use client';\nexport const Default = 1;",
    'src/components/Hero/Hero.tsx': 'export const Default = 1; export const Split = 2;',
    'src/components/Hero/Hero.server.ts': 'export const phrases = [];',
  });
  expect(readComponents(root)).toEqual([
    { name: 'Hero', variants: ['Default', 'Split'], hasServer: true, isIsland: false, styleSheets: [] },
    { name: 'Promo', variants: ['Default'], hasServer: false, isIsland: true, styleSheets: [] },
  ]);
});

test.each([
  [{ 'src/components/Promo/Other.tsx': '' }, /Promo\.tsx is missing/],
  [{ 'src/components/Promo/Promo.tsx': 'export const Banner = 1;' }, /exports no `Default`/],
])('says what is wrong with the folder %j', (files, message) => {
  expect(() => readComponents(createProjectFolder(files))).toThrow(message);
});
