import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = globSync('src/components/*/').sort();

const readAll = (files: readonly string[]): string =>
  files.map((file) => readFileSync(file, 'utf8')).join('\n');

test.each(FOLDERS)('the server file in %s lists the phrases that its component shows', (folder) => {
  const name = path.basename(folder);
  const code = readAll(globSync(`${folder}/*.tsx`).filter((file) => !file.endsWith('.test.tsx')));
  const shown = Array.from(code.matchAll(/\bphrase\('([a-z-]+)'/g), ([, key = '']) => key);
  const server = readAll(globSync(`${folder}/${name}.server.ts`));
  expect(shown.filter((key) => !server.includes(`'${key}'`))).toEqual([]);
});
