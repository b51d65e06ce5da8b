import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRecordingLogger } from '@tests/fakes/page-dependencies';
import { z } from 'zod';
import { createSnapshots } from './snapshots';

const Phrases = z.record(z.string(), z.string());
const phrases = { hello: 'Hello' };

function createNode(folder: string, endpoint = 'https://cms.test/?sitecoreContextId=S3CRET') {
  const { logger, lines } = createRecordingLogger();
  const createSnapshot = createSnapshots({ folder, endpoint, logger });
  return { phrases: createSnapshot<string[], Record<string, string>>('phrases', Phrases), lines };
}

const createFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'snapshots-')), 'new');

test('another process reads what was saved for the same arguments and the same CMS', async () => {
  const folder = createFolder();
  await createNode(folder).phrases.save(phrases, 'main', 'en');
  const other = createNode(folder);
  expect(await other.phrases.read('main', 'en')).toEqual({ value: phrases });
  expect(await other.phrases.read('main', 'da')).toBeNull();
  expect(await createNode(folder, 'https://other.test/').phrases.read('main', 'en')).toBeNull();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^phrases-[0-9a-f]{16}\.json$/)]);
  expect(other.lines).toEqual([]);
});

test.each(['', '{', '[]', '{"a":1}'])('ignores a file that contains %s', async (text) => {
  const folder = createFolder();
  const node = createNode(folder);
  await node.phrases.save(phrases, 'main');
  writeFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), text);
  expect(await node.phrases.read('main')).toBeNull();
  expect(node.lines).toEqual([]);
});

test('writes an unchanged value once', async () => {
  const folder = createFolder();
  const node = createNode(folder);
  await Promise.all([node.phrases.save(phrases, 'main'), node.phrases.save({ ...phrases }, 'main')]);
  const [file = ''] = readdirSync(folder);
  rmSync(path.join(folder, file));
  await node.phrases.save({ ...phrases }, 'main');
  expect(readdirSync(folder)).toEqual([]);
});

test('logs once that it cannot write or read, and writes as soon as it can', async () => {
  const folder = createFolder();
  writeFileSync(folder, 'a file where the folder should be');
  const node = createNode(folder);
  for (const site of ['main', 'other']) await node.phrases.save(phrases, site);
  expect(await node.phrases.read('main')).toBeNull();
  expect(node.lines).toMatchObject([
    { level: 'warn', message: 'A file for a start without the CMS cannot be written' },
  ]);
  rmSync(folder);
  mkdirSync(folder);
  await node.phrases.save(phrases, 'main');
  expect(await node.phrases.read('main')).toEqual({ value: phrases });
});

test('saves at most 500 values of a kind, and none that is very large', async () => {
  const folder = createFolder();
  const node = createNode(folder);
  await Promise.all(Array.from({ length: 510 }, (_, id) => node.phrases.save(phrases, String(id))));
  await node.phrases.save({ a: 'x'.repeat(8_000_000) }, '0');
  expect(readdirSync(folder)).toHaveLength(500);
  expect(readFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), 'utf8').length).toBeLessThan(100);
});
