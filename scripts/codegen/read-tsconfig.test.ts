import path from 'node:path';
import { createProjectFolder } from '@tests/fixtures/project-folder';
import { readTsconfig } from './read-tsconfig.ts';

test('reads the aliases and what is excluded, also with comments', () => {
  const folder = createProjectFolder({
    'tsconfig.json': `{
      // Our aliases
      "compilerOptions": { "paths": { "lib/*": ["./src/lib/*"] } },
      "exclude": ["node_modules"],
    }`,
  });
  expect(readTsconfig(folder)).toEqual({
    paths: { 'lib/*': [path.join(folder, 'src/lib/*')] },
    exclude: ['node_modules'],
  });
});

test.each([
  ['is missing', {}],
  ['is no JSON', { 'tsconfig.json': '{ "compilerOptions": ' }],
  ['has a wrong option', { 'tsconfig.json': '{ "compilerOptions": { "paths": 1 } }' }],
  ['extends a missing file', { 'tsconfig.json': '{ "extends": "./none.json" }' }],
])('stops if tsconfig.json %s', (_kind, files) => {
  const folder = createProjectFolder({ 'project/src/a.ts': '', ...toProject(files) });
  expect(() => readTsconfig(path.join(folder, 'project'))).toThrow(/tsconfig\.json/);
});

const toProject = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [`project/${file}`, content]));
