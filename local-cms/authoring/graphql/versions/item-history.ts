import { findVersion } from '../../../model/site-model.ts';
import { type EditedItem, toRelativeFile } from '../../changes/find-place.ts';
import { findPageFiles, toHistoryKey } from '../../changes/page-files.ts';
import { type FoundEntry, findRedo, findUndo } from '../../history/change-history.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';

/** Lists what undo works on: the item's file, and on request the files of what pages share, in the same language. */
export function listHistories({ site, version, file }: EditedItem, withShared: boolean): string[] {
  const shared = withShared ? [...site.shared.values(), ...site.designs.values()] : [];
  const files = shared.flatMap((node) => findVersion(site, node, version.language)?.fields.file ?? []);
  return [...new Set([file, ...files.map(toRelativeFile)].map(toHistoryKey))];
}

/** Whether visitors see a change of these files immediately: a draft waits until it is published. */
export const isPublicChange = (files: readonly { path: string }[]): boolean =>
  files.some(({ path }) => findPageFiles(path)?.stage !== 'draft');

type Step = { label: string; isPublic: boolean };

const toStep = (found: FoundEntry | null): Step | null =>
  found && { label: found.entry.label, isPublic: isPublicChange(found.entry.files) };

export async function describeHistory(
  { histories }: AuthoringContext,
  keys: readonly string[],
  by: string | null | undefined,
): Promise<{ undo: Step | null; redo: Step | null }> {
  const found = await Promise.all(keys.map((key) => histories.read(key)));
  const author = toAuthor(by);
  return { undo: toStep(findUndo(found, author)), redo: toStep(findRedo(found, author)) };
}
