import { createContentError } from '../../content/content-error.ts';
import { readSource } from '../../content/source-file.ts';
import { patchYaml } from '../../content/yaml/patch-yaml.ts';
import { PatchError } from '../../content/yaml/patches.ts';
import { getOwn, isRecord, isSameData, listKeys } from '../../content/yaml/same-data.ts';
import { toRevision } from '../files/revision.ts';
import type { TextStore } from '../files/text-store.ts';
import type { Conflict, Merged } from '../merge/conflict.ts';
import { mergeContent } from '../merge/merge-content.ts';
import { ConflictError, type FileChange } from './file-change.ts';

type Sources = {
  /** The file's present text, or null if there is no such file. */
  current: string | null;
  texts: Pick<TextStore, 'find'>;
  /** The file's name in messages. */
  name: string;
};

/** Without what both began from, each difference could be a change of somebody else. */
function listDifferences(theirs: unknown, mine: unknown, path: PropertyKey[] = []): Conflict[] {
  if (isSameData(theirs, mine)) return [];
  if (!isRecord(theirs) || !isRecord(mine)) return [{ path, base: undefined, theirs, mine }];
  const keys = new Set([...listKeys(theirs), ...listKeys(mine)]);
  return [...keys].flatMap((key) => listDifferences(getOwn(theirs, key), getOwn(mine, key), [...path, key]));
}

function patch(name: string, current: string, data: unknown, donors: readonly string[]): string {
  try {
    return patchYaml(current, data, donors);
  } catch (cause) {
    if (!(cause instanceof PatchError)) throw cause;
    throw createContentError(name, 1, `${cause.message}; change it in a text editor`, { cause });
  }
}

function refuse(change: FileChange, conflicts: readonly Conflict[]): never {
  throw new ConflictError(conflicts.map((conflict) => ({ file: change.path, ...conflict })));
}

type Written = { name: string; current: string; base: string | null };

function merge(change: FileChange, { name, current, base }: Written): Merged {
  const theirs = readSource(name, current).data;
  const toMine = (data: unknown): unknown =>
    'edit' in change ? change.edit(data) : readSource(name, change.text ?? '').data;
  if (toRevision(current) === change.base) return { data: toMine(theirs), conflicts: [] };
  if (change.base === null) return mergeContent({ base: {}, theirs, mine: toMine({}) });
  if (base === null) {
    const mine = toMine(theirs);
    return { data: mine, conflicts: listDifferences(theirs, mine) };
  }
  const baseData = readSource(name, base).data;
  return mergeContent({ base: baseData, theirs, mine: toMine(baseData) });
}

const canMerge = (change: FileChange): boolean => change.base !== null || ('edit' in change && !change.isNew);

/**
 * Returns the text of a file that one side created, deleted or replaced as a whole; undefined if there is a merge to do.
 * The first line that fits counts:
 *
 * | Base | Present file | Change        | Result         |
 * | ---- | ------------ | ------------- | -------------- |
 * | none | none         | any           | the new text   |
 * | any  | as wanted    | to a text     | nothing to do  |
 * | any  | as the base  | to a text     | the new text   |
 * | any  | changed      | of some parts | a merge        |
 * | none | some         | a new file    | a conflict     |
 * | any  | any          | any           | a conflict     |
 */
function planWhole(change: FileChange, current: string | null): string | null | undefined {
  if (change.base === null && current === null)
    return 'edit' in change ? patchYaml('', change.edit({})) : change.text;
  if ('text' in change && change.text === current) return current;
  const isUnchanged = current !== null && toRevision(current) === change.base;
  if ('text' in change && isUnchanged) return change.text;
  const isDeleting = 'text' in change && change.text === null;
  if (canMerge(change) && current !== null && !isDeleting) return undefined;
  const mine = 'text' in change ? change.text : undefined;
  return refuse(change, [{ path: [], base: undefined, theirs: current ?? undefined, mine }]);
}

/**
 * A change that deletes a file can give a text for the case that others have changed the file since its base. The file
 * stays then, and that text is merged with what they have written.
 */
function keepOthers(change: FileChange, current: string | null): FileChange {
  if (!('text' in change) || change.insteadOfDeletion === undefined || current === null) return change;
  return toRevision(current) === change.base ? change : { ...change, text: change.insteadOfDeletion };
}

/**
 * Returns the text that a change makes of the present one, or null to delete the file: a merge with what others have
 * changed since its base. Throws a ConflictError if they changed the same, and a ContentError if the file cannot be
 * read or patched.
 */
export async function planChange(
  wanted: FileChange,
  { current, texts, name }: Sources,
): Promise<string | null> {
  const change = keepOthers(wanted, current);
  const whole = planWhole(change, current);
  if (whole !== undefined || current === null) return whole ?? null;
  const base = change.base === null ? null : await texts.find(change.base);
  const { data, conflicts } = merge(change, { name, current, base });
  if (conflicts.length > 0) refuse(change, conflicts);
  const donors = [base, 'text' in change ? change.text : null].filter((text) => text !== null);
  return patch(name, current, data, donors);
}
