// The power fails: a disk can lose the last changes of each folder that was not synced.
import { createMemoryDisk } from '@tests/fakes/memory-disk';
import { createRandom } from '@tests/local-cms/random-page-edits';

import { commitFiles, type FileContent } from './commit-files.ts';
import { recoverFiles } from './recover-files.ts';
import { replaceFile } from './replace-file.ts';

const places = { contentFolder: '/content', intentFolder: '/data/intents' };

const old = { '/content/a/en.yml': 'old', '/content/b/en.draft.yml': 'draft' };

const update = { path: 'a/en.yml', before: 'old', content: 'new' };
const creation = { path: 'b/en.v1.yml', before: null, content: 'old' };
const deletion = { path: 'b/en.draft.yml', before: 'draft', content: null };

class PowerLoss extends Error {}

const ignoreLoss = (error: unknown) => {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  if (!errors.every((one) => one instanceof PowerLoss || one instanceof AggregateError)) throw error;
};

/** `failsAt` is the number of the change before which the power fails; null if it does not. */
function createWorld() {
  const power = { failsAt: null as number | null };
  const world = createMemoryDisk(old, (_, count) => {
    if (power.failsAt !== null && count >= power.failsAt) throw new PowerLoss();
  });
  return { ...world, power };
}

test.each<[string, FileContent[]]>([
  ['one file', [update]],
  ['several files', [creation, update, deletion]],
  ['several files, deleting first', [deletion, update, creation]],
])('a change of %s is whole or is not there after a power loss, and after one more', async (_, files) => {
  const random = createRandom(7);
  const choose = (count: number) => random(count + 1);
  const whole = createWorld();
  await commitFiles(whole.disk, places, files);
  const made = Object.fromEntries(whole.files);
  for (let moment = 0; moment < whole.count(); moment++) {
    for (let attempt = 0; attempt < 40; attempt++) {
      const world = createWorld();
      world.power.failsAt = moment;
      await commitFiles(world.disk, places, files).catch(ignoreLoss);
      world.losePower(choose);
      world.power.failsAt = world.count() + choose(5);
      await recoverFiles(world.disk, places, ['a', 'b']).catch(ignoreLoss);
      world.losePower(choose);
      world.power.failsAt = null;
      await recoverFiles(world.disk, places, ['a', 'b']);
      expect([old, made]).toContainEqual(Object.fromEntries(world.files));
    }
  }
});

test.each<[string, FileContent[]]>([
  ['one file', [update]],
  ['several files', [creation, update, deletion]],
])('a change of %s that was answered stays after a power loss', async (_, files) => {
  const world = createWorld();
  await commitFiles(world.disk, places, files);
  const made = Object.fromEntries(world.files);
  world.losePower(() => 0);
  expect(Object.fromEntries(world.files)).toEqual(made);
});

test('a change that was refused leaves nothing that a power loss could bring back', async () => {
  const random = createRandom(7);
  const byHand = { ...old, '/content/a/en.yml': 'by hand' };
  for (let attempt = 0; attempt < 100; attempt++) {
    const world = createWorld();
    world.files.set('/content/a/en.yml', 'by hand');
    expect(await commitFiles(world.disk, places, [creation, update, deletion])).toBe(false);
    world.losePower((count) => random(count + 1));
    await recoverFiles(world.disk, places, ['a', 'b']);
    expect(Object.fromEntries(world.files)).toEqual(byHand);
  }
});

test('a replaced file stays after a power loss', async () => {
  const world = createWorld();
  await replaceFile(world.disk, '/data/history/1.json', '{}');
  world.losePower(() => 0);
  expect(world.files.get('/data/history/1.json')).toBe('{}');
});
