import path from 'node:path';
import { createProjectFolder } from '@tests/fixtures/project-folder';
import { createResolver } from './create-resolver.ts';

test('resolves the aliases of tsconfig.json', () => {
  const folder = createProjectFolder({
    'tsconfig.json': '{ "compilerOptions": { "paths": { "lib/*": ["./src/lib/*"] } } }',
    'src/lib/dates.ts': '',
  });
  const resolve = createResolver(folder);
  const from = path.join(folder, 'src/components/Promo.tsx');
  expect(resolve('lib/dates', from)).toEqual({ file: path.join(folder, 'src/lib/dates.ts'), isCode: true });
  expect(resolve('@/lib/dates', from).file).toBeNull();
});

test.each([
  ['is no JSON', '{ "compilerOptions": '],
  ['has a wrong option', '{ "compilerOptions": { "paths": 1 } }'],
  ['extends a missing file', '{ "extends": "./none.json" }'],
])('stops if tsconfig.json %s', (_kind, tsconfig) => {
  const folder = createProjectFolder({ 'tsconfig.json': tsconfig });
  expect(() => createResolver(folder)).toThrow(path.join(folder, 'tsconfig.json'));
});
