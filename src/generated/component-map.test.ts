import { readdirSync } from 'node:fs';
import { componentMap } from './component-map';

test('the map has every folder of src/components, and no other', () => {
  const folders = readdirSync('src/components', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(Object.keys(componentMap).sort()).toEqual(folders.sort());
});
