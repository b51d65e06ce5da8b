import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findNewProblems } from '../../../local-cms/authoring/check-changes.ts';
import { disk, type FileSystem } from '../../../local-cms/authoring/files/file-system.ts';
import { openAuthoring } from '../../../local-cms/authoring/open-authoring.ts';
import type { SaverParts } from '../../../local-cms/authoring/save/create-saver.ts';
import { toProblemText } from '../../../local-cms/content/content-error.ts';
import { composeAllLayouts } from '../../../local-cms/graphql/resolvers/layout.ts';
import { openContentStore } from '../../../local-cms/model/content-store.ts';
import { sampleContent } from './sample-content.ts';

const publicUrl = 'http://cms.test';

const silent = { info: () => {}, error: () => {} };

/**
 * Opens a content folder for changes, in a temporary folder. `reopen` does what a restart of the local CMS does.
 * `duringSave` is called in the middle of each save. `stepMs` is the time between two saves.
 */
export async function openTestAuthoring(
  content: Readonly<Record<string, string>> = sampleContent,
  duringSave: () => void = () => {},
  ownDisk: FileSystem = disk,
  stepMs = 60_000,
  onSave: SaverParts['onSave'] = undefined,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'authoring-'));
  const contentFolder = path.join(folder, 'content');
  const dataFolder = path.join(folder, 'data');
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(contentFolder, file)), { recursive: true });
    await writeFile(path.join(contentFolder, file), text);
  };
  for (const [file, text] of Object.entries(content)) await write(file, text);
  const store = await openContentStore({
    folder: contentFolder,
    log: silent,
    watch: false,
    onSnapshot: (snapshot) => void composeAllLayouts({ snapshot, publicUrl }),
  });
  let time = Date.parse('2026-01-01T00:00:00Z');
  const open = () =>
    openAuthoring({
      disk: ownDisk,
      contentFolder,
      dataFolder,
      check: (changes) => {
        duringSave();
        return findNewProblems(store, publicUrl, changes);
      },
      reload: store.reload,
      onSave,
      log: silent,
      now: () => {
        time += stepMs;
        return new Date(time);
      },
    });
  return {
    ...(await open()),
    reopen: open,
    store,
    contentFolder,
    dataFolder,
    write,
    read: (file: string) => readFile(path.join(contentFolder, file), 'utf8'),
    listProblems: () => store.problems.map(toProblemText),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
