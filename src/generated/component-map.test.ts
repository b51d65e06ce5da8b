import { readdirSync, readFileSync } from 'node:fs';
import { componentMap } from './component-map';
import { islands } from './islands';

const folders = readdirSync('src/components', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

test('the map contains exactly the folders of src/components', () => {
  expect(Object.keys(componentMap).sort()).toEqual(folders);
});

test("the islands are exactly the components that begin with 'use client'", () => {
  const isIsland = (name: string) =>
    readFileSync(`src/components/${name}/${name}.tsx`, 'utf8').startsWith("'use client';");
  expect(Object.keys(islands).sort()).toEqual(folders.filter(isIsland));
});
