import path from 'node:path';

import { ContentError, type Problem } from '../../content/content-error.ts';
import { checkContentPath, checkRealFolder } from '../files/content-path.ts';
import type { FileSystem } from '../files/file-system.ts';
import type { TextStore } from '../files/text-store.ts';
import type { FileChange, PlannedFile } from './file-change.ts';
import { planChange } from './plan-change.ts';

export type PlanParts = {
  disk: FileSystem;
  contentFolder: string;
  texts: TextStore;
  /** Lists the problems that the content would have with these texts and does not have now. */
  check(changes: ReadonlyMap<string, string | null>): readonly Problem[];
};

export const readText = async ({ disk, contentFolder }: PlanParts, file: string): Promise<string | null> =>
  (await disk.read(path.join(contentFolder, file)))?.toString() ?? null;

async function planFile(parts: PlanParts, change: FileChange): Promise<PlannedFile> {
  const { contentFolder, texts } = parts;
  for (const file of [change.path, change.start ?? change.path]) {
    checkContentPath(file);
    await checkRealFolder(contentFolder, file);
  }
  const before = await readText(parts, change.path);
  const start = before === null && change.start !== undefined ? await readText(parts, change.start) : null;
  const name = `${path.basename(contentFolder)}/${change.path}`;
  const after = await planChange(change, { current: before ?? start, texts, name });
  const reads = new Map([[change.path, before]]);
  if (change.start !== undefined && before === null) reads.set(change.start, start);
  return { path: change.path, before, after: start !== null && after === start ? before : after, reads };
}

/** Plans changes that belong together. Throws if one of them is impossible, or if the content would be invalid. */
export async function planFiles(parts: PlanParts, changes: readonly FileChange[]): Promise<PlannedFile[]> {
  const planned: PlannedFile[] = [];
  for (const change of changes) planned.push(await planFile(parts, change));
  const changed = planned.filter(({ before, after }) => before !== after);
  const problems =
    changed.length === 0 ? [] : parts.check(new Map(changed.map((file) => [file.path, file.after])));
  if (problems.length > 0) throw new ContentError(problems);
  return planned;
}

/** Tells whether the files are still as they were when they were planned. */
export async function isCurrent(parts: PlanParts, planned: readonly PlannedFile[]): Promise<boolean> {
  for (const { reads } of planned) {
    for (const [file, text] of reads) if ((await readText(parts, file)) !== text) return false;
  }
  return true;
}
