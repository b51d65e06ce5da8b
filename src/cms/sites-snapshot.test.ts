/** @jest-environment node */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
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
