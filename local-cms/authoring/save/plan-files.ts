import { isUtf8 } from 'node:buffer';
import path from 'node:path';

import { ContentError, createContentError, type Problem } from '../../content/content-error.ts';
import { checkContentPath, checkRealFolder, toShownPath } from '../files/content-path.ts';
import type { ContentFolder } from '../files/read-text.ts';
import type { TextStore } from '../files/text-store.ts';
import type { FileChange, PlannedFile } from './file-change.ts';
import { planChange } from './plan-change.ts';

export type PlanParts = ContentFolder & {
  texts: TextStore;
  /** Lists the problems that the content would have with these texts and does not have now. */
  check(changes: ReadonlyMap<string, string | null>): readonly Problem[];
};

/** Reads a file to change it. What is no UTF-8 would be lost. */
async function readForChange({ disk, contentFolder }: PlanParts, file: string): Promise<string | null> {
  const bytes = await disk.read(path.join(contentFolder, file));
  if (bytes === null || isUtf8(bytes)) return bytes?.toString() ?? null;
  const name = toShownPath(contentFolder, file);
  throw createContentError(name, 1, 'the file is not in UTF-8; save it as UTF-8 with a text editor');
}

async function planFile(parts: PlanParts, change: FileChange): Promise<PlannedFile> {
  const { contentFolder, texts } = parts;
  for (const file of [change.path, change.start ?? change.path]) {
    checkContentPath(file);
    await checkRealFolder(contentFolder, file);
  }
  const before = await readForChange(parts, change.path);
  const start =
    before === null && change.start !== undefined ? await readForChange(parts, change.start) : null;
  const name = toShownPath(contentFolder, change.path);
  const after = await planChange(change, { current: before ?? start, texts, name });
  return { path: change.path, before, after: start !== null && after === start ? before : after };
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
