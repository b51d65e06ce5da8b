// Starts the local CMS after a crash in the middle of a publish.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeAfterEach } from '@tests/jest/close-after-each';
import { aboutPath, startAuthoringCms } from '@tests/local-cms/start-authoring-cms';

import { toRevision } from './revision.ts';

const keep = closeAfterEach();

test('the CMS serves what it has completed at its start', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'completed-'));
  const draft = 'template: Page\nfields: { Title: Draft }\n';
  const file = 'acme/pages/about/en.draft.yml';
  const intents = path.join(dataFolder, 'authoring/intents');
  await mkdir(intents, { recursive: true });
  const steps = [{ path: file, temporary: null, before: toRevision(draft) }];
  await writeFile(path.join(intents, '1.json'), JSON.stringify(steps));
  const cms = keep(await startAuthoringCms({ [file]: draft }, { dataFolder }));
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();
  const { data, errors } = await cms.send(
    `{ item(where: { path: "${aboutPath}", language: "en" }) { stage field(name: "Title") { value } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ item: { stage: 'published', field: { value: 'About' } } });
  await rm(dataFolder, { recursive: true });
});

test('the CMS starts if somebody has removed the folder of a change that a crash interrupted', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'completed-'));
  const intents = path.join(dataFolder, 'authoring/intents');
  await mkdir(intents, { recursive: true });
  const steps = [{ path: 'acme/pages/gone/en.yml', temporary: null, before: toRevision('x') }];
  await writeFile(path.join(intents, '1.json'), JSON.stringify(steps));
  const cms = keep(await startAuthoringCms({}, { dataFolder }));
  expect((await cms.send(`{ journal { at } }`)).errors).toBeUndefined();
  await rm(dataFolder, { recursive: true });
});
