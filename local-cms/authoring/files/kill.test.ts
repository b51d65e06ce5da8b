import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { propertyRuns } from '@tests/jest/property-runs';

import { disk } from './file-system.ts';
import { recoverFiles } from './recover-files.ts';

const script = path.resolve('tests/support/local-cms/save-forever.ts');

/** Starts a process that saves, and kills it some milliseconds after its first save. */
async function saveUntilKilled(args: readonly string[], milliseconds: number): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await wait(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** Returns the number of a file that is whole, and null for any other. */
async function readNumber(file: string): Promise<number | null> {
  const [, first, last] = /^(\d+)\n.{90000,}\n(\d+)\n$/.exec(await readFile(file, 'utf8')) ?? [];
  return first !== undefined && first === last ? Number(first) : null;
}

test('a killed process leaves every file whole and of one save', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kill-'));
  const places = { contentFolder: path.join(folder, 'content'), intentFolder: path.join(folder, 'intents') };
  let number = 0;
  for (let kill = 0; kill < propertyRuns(100, 6); kill++) {
    await saveUntilKilled([places.contentFolder, places.intentFolder, String(number)], Math.random() * 60);
    await recoverFiles(disk, places, ['pages', 'pages/da']);
    const names = await readdir(places.contentFolder, { recursive: true, withFileTypes: true });
    const files = names
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files).toHaveLength(3);
    const numbers = await Promise.all(files.map(readNumber));
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toBeGreaterThanOrEqual(number);
    number = (numbers[0] ?? 0) + 1;
  }
}, 300_000);
