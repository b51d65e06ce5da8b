import type { Path } from '../../content/source-file.ts';
import { getOwn, isRecord, isSameData, listKeys } from '../../content/yaml/same-data.ts';
import type { Merged, Sides } from './conflict.ts';
import { mergeLists } from './merge-lists.ts';

const agree = (data: unknown): Merged => ({ data, conflicts: [] });

function mergeMaps(
  base: unknown,
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
  path: Path,
): Merged {
  const before = isRecord(base) ? base : {};
  const added = listKeys(mine).filter((key) => getOwn(theirs, key) === undefined);
  const keys = [...listKeys(theirs), ...added];
  const merged = keys.map((key) => {
    const sides = { base: getOwn(before, key), theirs: getOwn(theirs, key), mine: getOwn(mine, key) };
    return { key, ...mergeData(sides, [...path, key]) };
  });
  return {
    data: Object.fromEntries(merged.flatMap(({ key, data }) => (data === undefined ? [] : [[key, data]]))),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

/**
 * Merges two changes of the same data: what only one side changed is taken from it. Maps are merged key by key and lists
 * entry by entry. `path` is the place of the data in its file.
 */
export function mergeData(sides: Sides, path: Path = []): Merged {
  const { base, theirs, mine } = sides;
  if (isSameData(theirs, mine) || isSameData(base, mine)) return agree(theirs);
  if (isSameData(base, theirs)) return agree(mine);
  if (isRecord(theirs) && isRecord(mine)) return mergeMaps(base, theirs, mine, path);
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine))
    return mergeLists({ base, theirs, mine }, path, mergeData);
  return { data: theirs, conflicts: [{ path, ...sides }] };
}
