import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { watchFolders } from './watch-folders.ts';

test('tells every change, also of files that are replaced and in folders that are new', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  const at = (file: string) => path.join(folder, file);
  const replace = (file: string, text: string) => {
    writeFileSync(at('new~'), text);
    renameSync(at('new~'), at(file));
  };
  mkdirSync(at('a/b'), { recursive: true });
  writeFileSync(at('a/b/en.yml'), '1');
  let count = 0;
  const watcher = watchFolders([folder], () => count++);
  await wait(300);
  const steps: [string, () => void][] = [
    ['writes', () => writeFileSync(at('a/b/en.yml'), '2')],
    ['replaces', () => replace('a/b/en.yml', '3')],
    ['replaces again', () => replace('a/b/en.yml', '4')],
    ['writes what was replaced', () => writeFileSync(at('a/b/en.yml'), '5')],
    ['makes folders', () => mkdirSync(at('a/c/d'), { recursive: true })],
    ['writes in a new folder', () => writeFileSync(at('a/c/d/en.yml'), '1')],
    ['renames a folder', () => renameSync(at('a/c'), at('a/e'))],
    ['writes in a renamed folder', () => writeFileSync(at('a/e/d/en.yml'), '2')],
    ['deletes a folder', () => rmSync(at('a/e'), { recursive: true })],
    ['makes it again', () => mkdirSync(at('a/e/d'), { recursive: true })],
    ['writes in it', () => writeFileSync(at('a/e/d/en.yml'), '3')],
    [
      'deletes and makes it at once',
      () => {
        rmSync(at('a/e'), { recursive: true });
        mkdirSync(at('a/e/d'), { recursive: true });
      },
    ],
    ['writes in that', () => writeFileSync(at('a/e/d/en.yml'), '4')],
    ['deletes a file', () => rmSync(at('a/b/en.yml'))],
  ];
  const untold: string[] = [];
  for (const [name, step] of steps) {
    const before = count;
    step();
    for (let tries = 0; tries < 40 && count === before; tries++) await wait(25);
    if (count === before) untold.push(name);
    // Later events of the same step.
    await wait(150);
  }
  expect(untold).toEqual([]);

  const before = count;
  readFileSync(at('a/e/d/en.yml'));
  watcher.close();
  writeFileSync(at('a/e/d/en.yml'), '5');
  await wait(200);
  expect(count).toBe(before);
  rmSync(folder, { recursive: true });
});
