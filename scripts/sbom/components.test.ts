import { readComponents, readFolders } from './components.ts';

test('reads the packages of a bill of materials with their licences, by name', () => {
  const components = [
    { name: 'b', version: '1.0.0', licenses: [{ license: { name: 'SEE LICENSE IN x' } }] },
    { name: 'a', version: '2.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'a', version: '1.0.0', licenses: [{ expression: '(MIT OR ISC)' }] },
    { name: 'c', version: '1.0.0' },
  ];
  expect(readComponents({ bomFormat: 'CycloneDX', components })).toEqual([
    { name: 'a', version: '1.0.0', licence: '(MIT OR ISC)' },
    { name: 'a', version: '2.0.0', licence: 'MIT' },
    { name: 'b', version: '1.0.0', licence: 'SEE LICENSE IN x' },
    { name: 'c', version: '1.0.0', licence: '' },
  ]);
});

test('refuses what is not a bill of materials', () => {
  expect(() => readComponents({ components: [] })).toThrow();
});

test('finds the folder of each version of a package', () => {
  const packages = {
    '': { name: 'marquee', version: '1.0.0' },
    'node_modules/@x/a': { version: '1.0.0' },
    'node_modules/b/node_modules/@x/a': { version: '2.0.0' },
  };
  const folders = readFolders({ packages });
  expect(folders.get('@x/a@1.0.0')).toBe('node_modules/@x/a');
  expect(folders.get('@x/a@2.0.0')).toBe('node_modules/b/node_modules/@x/a');
});
