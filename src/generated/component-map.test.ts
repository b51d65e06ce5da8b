import { readdirSync } from 'node:fs';
import { componentMap } from './component-map';

test('the map contains exactly the folders of src/components', () => {
  const folders = readdirSync('src/components', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(Object.keys(componentMap).sort()).toEqual(folders.sort());
});
