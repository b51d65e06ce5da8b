import { findVersion } from '../../../model/site-model.ts';
import { type EditedItem, toRelativeFile } from '../../changes/find-place.ts';
import { toHistoryKey } from '../../changes/page-files.ts';
import { findRedo, findUndo } from '../../history/change-history.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';

/** Lists what undo works on: the item's file, and on request the files of what pages share, in the same language. */
export function listHistories({ site, version, file }: EditedItem, withShared: boolean): string[] {
  const shared = withShared ? [...site.shared.values(), ...site.designs.values()] : [];
  const files = shared.flatMap((node) => findVersion(site, node, version.language)?.fields.file ?? []);
  return [...new Set([file, ...files.map(toRelativeFile)].map(toHistoryKey))];
}

export async function describeHistory(
  { histories }: AuthoringContext,
  keys: readonly string[],
  by: string | null | undefined,
): Promise<{ canUndo: boolean; canRedo: boolean }> {
  const found = await Promise.all(keys.map((key) => histories.read(key)));
  const author = toAuthor(by);
  return { canUndo: findUndo(found, author) !== null, canRedo: findRedo(found, author) !== null };
}
