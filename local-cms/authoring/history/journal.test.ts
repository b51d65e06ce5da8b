import { appendFile, mkdir, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createJournal } from './journal.ts';

const line = (label: string) => ({
  at: '2026-01-01T00:00:00Z',
  by: 'Ada',
  action: 'updateItem',
  page: 'acme/pages/en',
  label,
  files: ['acme/pages/en.yml'],
});

const noLog = {
  error: (message: string) => {
    throw new Error(message);
  },
};

const createFolder = () => mkdtemp(path.join(tmpdir(), 'journal-'));

test('the journal lists the newest changes first', async () => {
  const journal = createJournal(await createFolder(), noLog);
  for (const label of ['one', 'two', 'three']) await journal.add(line(label));
  expect((await journal.list(2)).map(({ label }) => label)).toEqual(['three', 'two']);
});

test('the journal is empty before the first change', async () => {
  expect(await createJournal(path.join(await createFolder(), 'none'), noLog).list(10)).toEqual([]);
});

test('the journal skips half a line, which a power loss has left', async () => {
  const folder = await createFolder();
  const journal = createJournal(folder, noLog);
  await journal.add(line('one'));
  await appendFile(path.join(folder, 'journal.jsonl'), '\n{"at":"2026-01-01T0');
  await journal.add(line('two'));
  expect((await journal.list(10)).map(({ label }) => label)).toEqual(['two', 'one']);
});

test('the journal keeps five files of limited size', async () => {
  const folder = await createFolder();
  const journal = createJournal(folder, noLog, 1000);
  for (let number = 0; number < 100; number++) await journal.add(line(`change ${number}`));
  const names = await readdir(folder);
  expect(names).toHaveLength(5);
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  expect(Math.max(...sizes)).toBeLessThan(1200);
  expect((await journal.list(500)).length).toBeGreaterThan(20);
  expect((await journal.list(1))[0]?.label).toBe('change 99');
});

test('a journal that the disk refuses is reported once, and fails nobody', async () => {
  const folder = await createFolder();
  await mkdir(path.join(folder, 'journal.jsonl'));
  const errors: string[] = [];
  const journal = createJournal(folder, { error: (message) => errors.push(message) });
  await journal.add(line('one'));
  await journal.add(line('two'));
  expect(errors).toEqual([expect.stringMatching(/^the journal in .*EISDIR.*Let the CMS read and write/)]);
  expect(errors[0]).toContain(folder);
  expect(await journal.list(10)).toEqual([]);
  expect(errors).toEqual([expect.any(String), expect.stringContaining('EISDIR')]);
});
