import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

function createComponents(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'components-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

test('sorts the components by name and notes which of them have a server file', () => {
  const folder = createComponents({
    'Promo/Promo.tsx': 'export const Default = 1;',
    'Hero/Hero.tsx': 'export const Default = 1; export const Split = 2;',
    'Hero/Hero.server.ts': 'export const phrases = [];',
  });
  expect(readComponents(folder)).toEqual([
    { name: 'Hero', variants: ['Default', 'Split'], hasServer: true },
    { name: 'Promo', variants: ['Default'], hasServer: false },
  ]);
});

test.each([
  [{ 'Promo/Other.tsx': '' }, /Promo\.tsx is missing/],
  [{ 'Promo/Promo.tsx': 'export const Banner = 1;' }, /exports no `Default`/],
])('says what is wrong with the folder %j', (files, message) => {
  expect(() => readComponents(createComponents(files))).toThrow(message);
});
