import type { Path } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import type { Conflict, Merged, Sides } from './conflict.ts';
import { mergeData } from './merge-data.ts';

/** A page whose renderings with an id stand beside it, with references at their places, so that a merge follows them. */
type Flat = { page: unknown; renderings: Record<string, unknown> };

/** No text of a content file begins with this character, which YAML refuses. */
const MARK = '\u0001';

type Taken = { renderings: Map<string, unknown>; paths: Map<string, Path>; isUnique: boolean };

function flattenPart(part: unknown, path: Path, taken: Taken): unknown {
  if (!isRecord(part) || !isRecord(part.placeholders)) return part;
  const lists = Object.entries(part.placeholders).map(([name, list]) => [
    name,
    Array.isArray(list)
      ? list.map((entry, index) => flattenEntry(entry, [...path, 'placeholders', name, index], taken))
      : list,
  ]);
  return { ...part, placeholders: Object.fromEntries(lists) };
}

function flattenEntry(entry: unknown, path: Path, taken: Taken): unknown {
  const flat = flattenPart(entry, path, taken);
  if (!isRecord(flat) || typeof flat.id !== 'string') return flat;
  if (taken.renderings.has(flat.id)) taken.isUnique = false;
  taken.renderings.set(flat.id, flat);
  taken.paths.set(flat.id, path);
  return MARK + flat.id;
}

function flatten(data: unknown): { flat: Flat; paths: Map<string, Path> } | null {
  const taken: Taken = { renderings: new Map(), paths: new Map(), isUnique: true };
  const page = flattenPart(data, [], taken);
  const renderings = Object.fromEntries(taken.renderings);
  return taken.isUnique ? { flat: { page, renderings }, paths: taken.paths } : null;
}

/** Puts the renderings back. Returns null if one of them has no place or two. */
function unflatten(flat: unknown): unknown {
  if (!isRecord(flat) || !isRecord(flat.renderings)) return null;
  const left = new Map(Object.entries(flat.renderings));
  let isWhole = true;
  const restore = (part: unknown): unknown => {
    if (typeof part === 'string' && part.startsWith(MARK)) {
      const id = part.slice(MARK.length);
      const rendering = left.get(id);
      isWhole &&= left.delete(id);
      return restore(rendering);
    }
    if (!isRecord(part) || !isRecord(part.placeholders)) return part;
    const lists = Object.entries(part.placeholders).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.map(restore) : list,
    ]);
    return { ...part, placeholders: Object.fromEntries(lists) };
  };
  const page = restore(flat.page);
  return isWhole && left.size === 0 ? page : null;
}

/** Converts a conflict of flat pages. Lists with references are shown as their ids. */
function toConflict(conflict: Conflict, paths: ReadonlyMap<string, Path>): Conflict {
  const [part, id, ...rest] = conflict.path;
  const path =
    part === 'renderings' ? [...(paths.get(String(id)) ?? [String(id)]), ...rest] : conflict.path.slice(1);
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith(MARK) ? value.slice(MARK.length) : value;
    if (Array.isArray(value)) return value.map(clean);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]));
  };
  return { path, base: clean(conflict.base), theirs: clean(conflict.theirs), mine: clean(conflict.mine) };
}

/**
 * Merges two changes of a content file. A rendering with an id is followed to another placeholder, so that one person can
 * move it while another changes its fields.
 */
export function mergeContent(sides: Sides): Merged {
  const [base, theirs, mine] = [flatten(sides.base), flatten(sides.theirs), flatten(sides.mine)];
  if (!base || !theirs || !mine) return mergeData(sides);
  const { data, conflicts } = mergeData({ base: base.flat, theirs: theirs.flat, mine: mine.flat });
  const paths = new Map([...base.paths, ...mine.paths, ...theirs.paths]);
  if (conflicts.length > 0)
    return { data: sides.theirs, conflicts: conflicts.map((conflict) => toConflict(conflict, paths)) };
  const page = unflatten(data);
  // Both have moved the same rendering, or one has moved it into what the other has removed.
  if (page === null) return { data: sides.theirs, conflicts: [{ path: ['placeholders'], ...sides }] };
  return { data: page, conflicts: [] };
}
