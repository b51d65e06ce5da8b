import { readdirSync, readFileSync } from 'node:fs';
import { adoptedNames, ownComponents } from '@tests/static-pages/own-components';
import { listAdoptedGlobs } from '../../.dependency-cruiser.js';
import { componentMap } from './component-map';
import { islands } from './islands';

const adoptedFolders = listAdoptedGlobs();

const folders = readdirSync('src/components', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !adoptedFolders.includes(`src/components/${entry.name}/**/*`))
  .map(({ name }) => name)
  .sort();

test('the map contains exactly the folders of src/components, and what was adopted', () => {
  expect(Object.keys(componentMap).sort()).toEqual([...new Set([...folders, ...adoptedNames])].sort());
  expect(Object.keys(ownComponents.map).sort()).toEqual(folders);
});

test("of our components, the islands are exactly those that begin with 'use client'", () => {
  const isIsland = (name: string) =>
    readFileSync(`src/components/${name}/${name}.tsx`, 'utf8').startsWith("'use client';");
  const isAdopted = (name: string) => adoptedNames.includes(name);
  expect(
    Object.keys(islands)
      .filter((name) => !isAdopted(name))
      .sort(),
  ).toEqual(folders.filter((name) => isIsland(name) && !isAdopted(name)));
});
