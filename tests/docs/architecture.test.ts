import { existsSync, readFileSync } from 'node:fs';
import { localCmsMayImport, mayImport, serverMayImport } from '../../.dependency-cruiser.js';

const architecture = readFileSync('docs/architecture.md', 'utf8');

const ROW = /^\| `([^`]+)` +\| .+? \| (.+?) +\|$/gm;

test('docs/architecture.md has the tables of imports that .dependency-cruiser.js enforces', () => {
  const rows = [...architecture.matchAll(ROW)].map(([, folder = '', imports = '']) => [
    folder,
    imports === 'nothing' ? [] : imports.split(', '),
  ]);
  expect(Object.fromEntries(rows)).toEqual({ ...serverMayImport, ...mayImport, ...localCmsMayImport });
});

test('docs/architecture.md names files and folders that exist', () => {
  const paths = [...architecture.matchAll(/`((?:src|local-cms|tests|docs)\/[^`*{]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
