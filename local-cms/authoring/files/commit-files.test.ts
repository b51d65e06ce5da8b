import { createMemoryDisk } from '@tests/fakes/memory-disk';

import { commitFiles } from './commit-files.ts';
import { DiskError } from './disk-errors.ts';
import { recoverFiles } from './recover-files.ts';

const places = { contentFolder: '/content', intentFolder: '/data/intents' };

const old = { '/content/a/en.yml': 'old a', '/content/a/en.draft.yml': 'old draft' };

const files = [
  { path: 'a/en.v1.yml', before: null, content: 'old a' },
  { path: 'a/en.yml', before: 'old a', content: 'new a' },
  { path: 'a/en.draft.yml', before: 'old draft', content: null },
];

const committed = { '/content/a/en.v1.yml': 'old a', '/content/a/en.yml': 'new a' };

class Killed extends Error {}

const failWith = (code: string) => Object.assign(new Error(`${code}: it fails, write`), { code });

test('a commit replaces, creates and deletes files', async () => {
  const { disk, files: found } = createMemoryDisk(old);
  await commitFiles(disk, places, files);
  expect(Object.fromEntries(found)).toEqual(committed);
});

test('a commit leaves all files old or all new, whenever the process is killed', async () => {
  const whole = createMemoryDisk(old);
  await commitFiles(whole.disk, places, files);
  const results = new Set<string>();
  for (let moment = 0; moment < whole.count(); moment++) {
    let isDying = true;
    const world = createMemoryDisk(old, (_, count) => {
      if (isDying && count >= moment) throw new Killed();
    });

    await expect(commitFiles(world.disk, places, files)).rejects.toThrow();
    isDying = false;
    await recoverFiles(world.disk, places, ['a']);
    const found = Object.fromEntries(world.files);
    expect([old, committed]).toContainEqual(found);
    results.add(JSON.stringify(found));
  }
  expect(results.size).toBe(2);
});

test('a commit that deletes first is completed too, whenever the process is killed', async () => {
  const before = { '/content/a/da.yml': 'da', '/content/a/en.yml': 'en' };
  const deletion = Object.entries(before).map(([file, text]) => ({
    path: file.replace('/content/', ''),
    before: text,
    content: null,
  }));
  for (const moved of [[], [{ path: 'b/en.yml', before: null, content: 'en' }]]) {
    const steps = [...deletion, ...moved];
    const whole = createMemoryDisk(before);
    await commitFiles(whole.disk, places, steps);
    for (let moment = 0; moment < whole.count(); moment++) {
      let isDying = true;
      const world = createMemoryDisk(before, (_, count) => {
        if (isDying && count >= moment) throw new Killed();
      });
      await expect(commitFiles(world.disk, places, steps)).rejects.toThrow();
      isDying = false;
      await recoverFiles(world.disk, places, ['a', 'b']);
      expect([before, Object.fromEntries(whole.files)]).toContainEqual(Object.fromEntries(world.files));
    }
  }
});

test.each([
  ['ENOSPC', 'The change was not saved: the disk is full.'],
  ['EROFS', 'The change was not saved: the disk is read-only.'],
  ['EIO', 'The change was not saved: EIO: it fails.'],
])('a commit changes nothing if the disk fails with %s', async (code, message) => {
  for (const name of ['/.en.v1.yml', '/.en.yml']) {
    const { disk, files: found } = createMemoryDisk(old, (operation) => {
      if (operation.name === 'create' && operation.file.includes(name)) throw failWith(code);
    });
    await expect(commitFiles(disk, places, files)).rejects.toMatchObject({ name: 'DiskError', message });
    expect(Object.fromEntries(found)).toEqual(old);
  }
});

test('a commit says that a change is not complete if the disk fails in the middle, and completes it later', async () => {
  let isFull = true;
  const world = createMemoryDisk(old, ({ name, file }) => {
    if (isFull && name === 'rename' && file.startsWith('/content/')) throw failWith('ENOSPC');
  });
  await expect(commitFiles(world.disk, places, files)).rejects.toMatchObject({
    name: 'UnfinishedError',
    message: expect.stringMatching(/^The change is not complete: the disk is full\. It is completed/),
  });
  isFull = false;
  await recoverFiles(world.disk, places, ['a']);
  expect(Object.fromEntries(world.files)).toEqual(committed);
});

test('a commit says that a change is made if the disk fails behind it, and it stays made', async () => {
  for (const failing of ['syncFolder', 'remove']) {
    let isOld = true;
    const world = createMemoryDisk(old, ({ name, file }) => {
      if (name === 'rename' && file === '/content/a/en.yml') isOld = false;
      // The draft is deleted by the change itself.
      if (!isOld && name === failing && !file.endsWith('.yml')) throw failWith('EIO');
    });
    await expect(commitFiles(world.disk, places, files)).rejects.toMatchObject({
      name: 'UnsettledError',
      message: 'The change is made, but the disk has a problem: EIO: it fails.',
    });
    expect(Object.fromEntries(world.files)).toMatchObject(committed);
    isOld = true;
    await recoverFiles(world.disk, places, ['a']);
    expect(Object.fromEntries(world.files)).toEqual(committed);
  }
});

test('a commit tells the first error if cleaning up fails too', async () => {
  const { disk } = createMemoryDisk(old, ({ name, file }) => {
    if (name === 'create' && file.includes('/.en.yml')) throw failWith('ENOSPC');
    if (name === 'remove') throw failWith('EROFS');
  });
  await expect(commitFiles(disk, places, files)).rejects.toMatchObject({
    name: 'DiskError',
    message: 'The change was not saved: the disk is full.',
    cause: { errors: [{ code: 'ENOSPC' }, { code: 'EROFS' }] },
  });
});

test.each(files)('a commit changes nothing if somebody has changed $path', async ({ path }) => {
  const world = createMemoryDisk({ ...old, [`/content/${path}`]: 'by hand' });
  expect(await commitFiles(world.disk, places, files)).toBe(false);
  expect(Object.fromEntries(world.files)).toEqual({ ...old, [`/content/${path}`]: 'by hand' });
});

test('a later start does not complete a commit if somebody has changed a file after the crash', async () => {
  let isDying = true;
  const world = createMemoryDisk(old, ({ name, file }) => {
    if (isDying && name === 'rename' && file.startsWith('/content/')) throw new Killed();
  });
  await expect(commitFiles(world.disk, places, files)).rejects.toThrow(Killed);
  isDying = false;
  world.files.set('/content/a/en.yml', 'by hand');
  await recoverFiles(world.disk, places, ['a']);
  expect(Object.fromEntries(world.files)).toEqual({ ...old, '/content/a/en.yml': 'by hand' });
});

test('a commit changes nothing if the intent cannot be stored', async () => {
  const { disk, files: found } = createMemoryDisk(old, ({ name, file }) => {
    if (name !== 'remove' && file.startsWith('/data/')) throw failWith('ENOSPC');
  });
  await expect(commitFiles(disk, places, files)).rejects.toThrow(DiskError);
  expect(Object.fromEntries(found)).toEqual(old);
});

test('a commit of a single file needs no intent', async () => {
  const { disk, files: found } = createMemoryDisk(old, ({ file }) => {
    if (file.startsWith('/data/')) throw failWith('EACCES');
  });
  await commitFiles(disk, places, [{ path: 'a/en.yml', before: 'old a', content: 'new a' }]);
  expect(found.get('/content/a/en.yml')).toBe('new a');
});

test('a later start removes only its own temporary files', async () => {
  const { disk, files: found } = createMemoryDisk({
    '/content/a/.en.yml.0123456789ab.tmp': 'half',
    '/content/a/.en.yml.swp': 'of a text editor',
    '/content/a/tmp': 'a file',
  });
  await recoverFiles(disk, places, ['a']);
  expect([...found.keys()]).toEqual(['/content/a/.en.yml.swp', '/content/a/tmp']);
});

test('says what to do with a description of a commit that is damaged', async () => {
  const { disk } = createMemoryDisk({ ...old, '/data/intents/1.json': '[{"path":' });
  await expect(recoverFiles(disk, places, [])).rejects.toThrow(
    '/data/intents/1.json is damaged, so the change that it describes cannot be completed. Look into',
  );
});
