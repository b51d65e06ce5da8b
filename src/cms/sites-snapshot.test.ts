/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSitesSnapshot } from './sites-snapshot';

const sites = [
  { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'], negotiatesLanguage: true },
];
const endpoint = 'https://cms.test/?sitecoreContextId=S3CRET';
const createFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'sites-')), 'new');

test('gives back what it was given, to the same CMS alone, and keeps no secret', async () => {
  const folder = createFolder();
  await createSitesSnapshot({ folder, endpoint }).write(sites);
  expect(await createSitesSnapshot({ folder, endpoint }).read()).toEqual(sites);
  expect(await createSitesSnapshot({ folder, endpoint: 'https://other.test/' }).read()).toBeNull();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^sites-[0-9a-f]{16}\.json$/)]);
});

test('there is none before the first', async () => {
  expect(await createSitesSnapshot({ folder: createFolder(), endpoint }).read()).toBeNull();
});

test.each(['', '[', '[]', '{}', '[{"name":"x"}]', JSON.stringify([{ ...sites[0], languages: ['../x'] }])])(
  'does not take %s for a list of sites',
  async (text) => {
    const folder = createFolder();
    const snapshot = createSitesSnapshot({ folder, endpoint });
    await snapshot.write(sites);
    writeFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), text);
    expect(await snapshot.read()).toBeNull();
  },
);

test('an entry that cannot be used costs no other', async () => {
  const snapshot = createSitesSnapshot({ folder: createFolder(), endpoint });
  const [main] = sites;
  if (!main) throw new Error('There is no sample.');
  await snapshot.write([{ ...main, name: 'odd', defaultLanguage: 'en_US' }, main]);
  expect(await snapshot.read()).toEqual([main]);
});

test('may be written many times at once', async () => {
  const folder = createFolder();
  const snapshot = createSitesSnapshot({ folder, endpoint });
  await Promise.all(Array.from({ length: 50 }, () => snapshot.write(sites)));
  expect(await snapshot.read()).toEqual(sites);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('leaves no draft where it cannot be written', async () => {
  const folder = createFolder();
  const snapshot = createSitesSnapshot({ folder, endpoint });
  await snapshot.write(sites);
  const [file = ''] = readdirSync(folder);
  const other = createFolder();
  mkdirSync(path.join(other, file), { recursive: true }); // a folder where the file would be
  await expect(createSitesSnapshot({ folder: other, endpoint }).write(sites)).rejects.toThrow();
  expect(readdirSync(other)).toEqual([file]);
});
