import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRecordingLogger } from '@tests/fakes/page-dependencies';
import { createSnapshots } from '@/platform/files/snapshots';
import { createPersistedSiteList } from './persisted-site-list';

const main = {
  name: 'main',
  hostName: '*',
  defaultLanguage: 'en',
  languages: ['en', 'da'],
  negotiatesLanguage: true,
  theme: 'havn',
  consentSettings: { consentBanner: 'true' },
  languagesAreUnknown: true,
  attributesAreUnknown: true,
};
const sites = [main];
const cms = 'https://cms.test/?sitecoreContextId=S3CRET';

const createFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'sites-')), 'new');

function createNode(folder: string, endpoint = cms) {
  const { logger, lines } = createRecordingLogger();
  return { ...createPersistedSiteList(createSnapshots({ folder, endpoint, logger })), lines };
}

test('returns the saved list, for the same CMS only, and stores no secret', async () => {
  const folder = createFolder();
  await createNode(folder).save(sites);
  expect(await createNode(folder).read()).toEqual(sites);
  expect(await createNode(folder, 'https://other.test/').read()).toBeNull();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^sites-[0-9a-f]{16}\.json$/)]);
});

test('returns null before the first save, without a warning', async () => {
  const node = createNode(createFolder());
  expect(await node.read()).toBeNull();
  expect(node.lines).toEqual([]);
});

test.each(['', '[', '[]', '{}', '[{"name":"x"}]', JSON.stringify([{ ...main, languages: ['../x'] }])])(
  'ignores a file that contains %s',
  async (text) => {
    const folder = createFolder();
    const node = createNode(folder);
    await node.save(sites);
    writeFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), text);
    expect(await node.read()).toBeNull();
  },
);

test('ignores an invalid entry and returns the others', async () => {
  const node = createNode(createFolder());
  await node.save([{ ...main, name: 'odd', defaultLanguage: 'en_US' }, main]);
  expect(await node.read()).toEqual(sites);
});

test('many servers can save at the same time', async () => {
  const folder = createFolder();
  await Promise.all(Array.from({ length: 50 }, () => createNode(folder).save(sites)));
  expect(await createNode(folder).read()).toEqual(sites);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('writes only a changed list', async () => {
  const folder = createFolder();
  const node = createNode(folder);
  await node.save(sites);
  const [file = ''] = readdirSync(folder);
  rmSync(path.join(folder, file));
  await node.save([{ ...main }]);
  expect(readdirSync(folder)).toEqual([]);
  await node.save([main, { ...main, name: 'other' }]);
  expect(readFileSync(path.join(folder, file), 'utf8')).toContain('other');
});

test('logs an unwritable file once, leaves no draft behind, and saves as soon as it can', async () => {
  const folder = createFolder();
  await createNode(folder).save(sites);
  const [file = ''] = readdirSync(folder);
  const other = createFolder();
  mkdirSync(path.join(other, file), { recursive: true }); // a folder with the file's name makes the file unwritable
  const node = createNode(other);
  for (let i = 0; i < 3; i++) await node.save(sites);
  expect(node.lines).toMatchObject([
    { level: 'warn', message: 'A file for a start without the CMS cannot be written' },
  ]);
  expect(readdirSync(other)).toEqual([file]);
  rmSync(path.join(other, file), { recursive: true });
  await node.save(sites);
  expect(await node.read()).toEqual(sites);
});

test('logs a file that cannot be read', async () => {
  const folder = createFolder();
  await createNode(folder).save(sites);
  const [file = ''] = readdirSync(folder);
  rmSync(path.join(folder, file));
  mkdirSync(path.join(folder, file));
  const node = createNode(folder);
  expect(await node.read()).toBeNull();
  expect(node.lines).toMatchObject([
    { level: 'warn', message: 'A file for a start without the CMS cannot be read' },
  ]);
});
