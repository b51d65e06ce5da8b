import type { Path } from '../../content/source-file.ts';
import { getId, matchEntries } from '../../content/yaml/match-entries.ts';
import { isSameData } from '../../content/yaml/same-data.ts';
import type { Merged, Sides } from './conflict.ts';

type Lists = { base: readonly unknown[]; theirs: readonly unknown[]; mine: readonly unknown[] };

/** An entry of the result. `base`, `theirs` and `mine` are its indexes in the three lists, or null. */
type Row = { base: number | null; theirs: number | null; mine: number | null };

const isSorted = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

/** Lists the entries of the base that a side has kept, in the order of that side. */
const listKept = (matches: readonly (number | null)[]): number[] => matches.filter((from) => from !== null);

/** Adds the rows of the other side behind the rows that they follow there. */
function addRows(rows: readonly Row[], side: 'theirs' | 'mine', others: readonly Row[]): Row[] {
  const result = [...rows];
  for (const [index, row] of others.entries()) {
    if (result.some((known) => known[side] === row[side])) continue;
    const before = others
      .slice(0, index)
      .findLast((other) => result.some((known) => known[side] === other[side]));
    const at = before ? result.findIndex((known) => known[side] === before[side]) : -1;
    // New entries of both sides at one place: theirs first, then mine.
    const skipped = result.slice(at + 1).findIndex((known) => known.base !== null || known[side] !== null);
    const end = skipped < 0 ? result.length : at + 1 + skipped;
    result.splice(side === 'mine' ? end : at + 1, 0, row);
  }
  return result;
}

/** Pairs new entries of both sides that are equal, or that have the same id. */
function pairNew(
  lists: Lists,
  ofTheirs: readonly (number | null)[],
  ofMine: readonly (number | null)[],
): Map<number, number> {
  const newTheirs = [...lists.theirs.keys()].filter((index) => ofTheirs[index] === null);
  const newMine = [...lists.mine.keys()].filter((index) => ofMine[index] === null);
  const matches = matchEntries(
    newTheirs.map((index) => lists.theirs[index]),
    newMine.map((index) => lists.mine[index]),
  );
  const pairs = new Map<number, number>();
  for (const [to, from] of matches.entries()) {
    const [their, my] = [newTheirs[from ?? -1], newMine[to]];
    if (their === undefined || my === undefined) continue;
    const [a, b] = [lists.theirs[their], lists.mine[my]];
    if (isSameData(a, b) || hasSameId(a, b)) pairs.set(my, their);
  }
  return pairs;
}

const hasSameId = (a: unknown, b: unknown): boolean => getId(a) !== null && getId(a) === getId(b);

function findIndex(matches: readonly (number | null)[], base: number): number | null {
  const index = matches.indexOf(base);
  return index < 0 ? null : index;
}

function toRows(lists: Lists): { theirs: Row[]; mine: Row[]; isReordered: boolean; isMineOrder: boolean } {
  const ofTheirs = matchEntries(lists.base, lists.theirs, true);
  const ofMine = matchEntries(lists.base, lists.mine, true);
  const pairs = pairNew(lists, ofTheirs, ofMine);
  const [keptByThem, keptByMe] = [listKept(ofTheirs), listKept(ofMine)];
  const orderOfTheirs = keptByThem.filter((from) => keptByMe.includes(from));
  const orderOfMine = keptByMe.filter((from) => keptByThem.includes(from));
  const theirs = ofTheirs.map((base, index): Row => {
    const pair = [...pairs].find(([, their]) => their === index)?.[0] ?? null;
    return { base, theirs: index, mine: base === null ? pair : findIndex(ofMine, base) };
  });
  const mine = ofMine.map((base, index): Row => {
    const pair = pairs.get(index) ?? null;
    return { base, theirs: base === null ? pair : findIndex(ofTheirs, base), mine: index };
  });
  const isMineOrder = !isSorted(orderOfMine);
  const isReordered = isMineOrder && !isSorted(orderOfTheirs) && !isSameData(orderOfTheirs, orderOfMine);
  return { theirs, mine, isReordered, isMineOrder };
}

type MergeData = (sides: Sides, path: Path) => Merged;

/**
 * Merges two changes of a list. An entry is followed by its id, its value or its place. Different orders of the same
 * entries are a conflict; removing an entry that the other side changed is one too.
 */
export function mergeLists(lists: Lists, path: Path, mergeData: MergeData): Merged {
  const { theirs, mine, isReordered, isMineOrder } = toRows(lists);
  const isTaken = isMineOrder && !isReordered;
  const rows = isTaken ? addRows(mine, 'theirs', theirs) : addRows(theirs, 'mine', mine);
  const get = (list: readonly unknown[], index: number | null) => (index === null ? undefined : list[index]);
  const merged = rows.map((row) =>
    mergeData(
      {
        base: get(lists.base, row.base),
        theirs: get(lists.theirs, row.theirs),
        mine: get(lists.mine, row.mine),
      },
      [...path, row.theirs ?? row.mine ?? 0],
    ),
  );
  const order = isReordered ? [{ path, base: lists.base, theirs: lists.theirs, mine: lists.mine }] : [];
  return {
    data: merged.map(({ data }) => data).filter((entry) => entry !== undefined),
    conflicts: [...order, ...merged.flatMap(({ conflicts }) => conflicts)],
  };
}
