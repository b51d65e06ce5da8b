import { countSame } from '../count-same.ts';
import { findLongest } from '../find-longest.ts';
import { isRecord, isSameData, listKeys, toCanonicalText } from './same-data.ts';

/** For each new entry the index of the old entry that it continues, or null for one that is new. */
type Matches = (number | null)[];

/** Pairs the equal entries at the start and the end first, so that a change of one entry stays at its place. */
function findEqual(a: readonly string[], b: readonly string[]): [number, number][] {
  const { start, end } = countSame(a, b);
  const middle = findLongest(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [
    ...Array.from({ length: start }, (_, index): [number, number] => [index, index]),
    ...middle.map(([from, to]): [number, number] => [from + start, to + start]),
    ...Array.from({ length: end }, (_, index): [number, number] => [
      a.length - 1 - index,
      b.length - 1 - index,
    ]),
  ];
}

/** What names an entry of a list: the id of a map, or the pattern of a redirect. A word names itself. */
export function getId(value: unknown): string | null {
  if (!isRecord(value)) return typeof value === 'object' ? null : toCanonicalText(value);
  const id = value.id ?? value.pattern;
  return typeof id === 'string' ? id : null;
}

const withoutId = (map: Record<string, unknown>): Record<string, unknown> => ({
  ...map,
  id: undefined,
  pattern: undefined,
});

const hasOtherId = (a: unknown, b: unknown): boolean =>
  getId(a) !== null && getId(b) !== null && getId(a) !== getId(b);

/** Tells whether a changed entry is still the same entry: a scalar, or a map that shares something with the old one. */
function isRelated(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return typeof a !== 'object' && typeof b !== 'object';
  if (hasOtherId(a, b)) return isSameData(withoutId(a), withoutId(b));
  if ('component' in a || 'component' in b) return a.component === b.component;
  return listKeys(a).some((key) => isSameData(a[key], b[key]));
}

const hasSameKeys = (a: unknown, b: unknown): boolean =>
  isRecord(a) && isRecord(b) && isSameData(Object.keys(a).sort(), Object.keys(b).sort());

/**
 * Matches the entries of two lists: equal ones in order, equal ones elsewhere, equal ids, and then neighbors. With
 * `isStrict`, entries with different ids never match.
 */
export function matchEntries(old: readonly unknown[], next: readonly unknown[], isStrict = false): Matches {
  const oldTexts = old.map(toCanonicalText);
  const nextTexts = next.map(toCanonicalText);
  const matches: Matches = next.map(() => null);
  const free = new Set(old.keys());
  const match = (from: number, to: number) => {
    matches[to] = from;
    free.delete(from);
  };
  for (const [from, to] of findEqual(oldTexts, nextTexts)) match(from, to);
  const matchRest = (isSame: (from: number, to: number) => boolean) => {
    for (const to of next.keys()) {
      if (matches[to] !== null) continue;
      const from = [...free].find((index) => isSame(index, to));
      if (from !== undefined) match(from, to);
    }
  };
  matchRest((from, to) => oldTexts[from] === nextTexts[to]);
  matchRest((from, to) => getId(old[from]) !== null && getId(old[from]) === getId(next[to]));
  const getBefore = (to: number): number =>
    Math.max(-1, ...matches.slice(0, to).filter((from) => from !== null));
  const getAfter = (to: number): number =>
    Math.min(old.length, ...matches.slice(to + 1).filter((from) => from !== null));
  const isBetween = (from: number, to: number) =>
    from > getBefore(to) && from < getAfter(to) && !(isStrict && hasOtherId(old[from], next[to]));
  matchRest((from, to) => isBetween(from, to) && isRelated(old[from], next[to]));
  // One value replaces another. Two different maps are two entries, because comments in the old one are about it.
  matchRest(
    (from, to) =>
      isBetween(from, to) &&
      (hasSameKeys(old[from], next[to]) || !(isRecord(old[from]) && isRecord(next[to]))),
  );
  return matches;
}

type Chain = { to: number; from: number; length: number; before: Chain | null };

const getLongest = (chains: readonly Chain[]): Chain | null =>
  chains.reduce<Chain | null>((best, chain) => (best && best.length >= chain.length ? best : chain), null);

/** Returns the new indexes of the most entries that can stay where they are while others move around them. */
export function findStaying(matches: Matches): Set<number> {
  const chains: Chain[] = [];
  for (const [to, from] of matches.entries()) {
    if (from === null) continue;
    const before = getLongest(chains.filter((chain) => chain.from < from));
    chains.push({ to, from, length: (before?.length ?? 0) + 1, before });
  }
  const staying = new Set<number>();
  for (let chain = getLongest(chains); chain; chain = chain.before) staying.add(chain.to);
  return staying;
}
