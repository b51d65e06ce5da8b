import { findPlace } from './find-place';

/** The most similar terms that are tried. */
const MAX_TERMS = 20;

/**
 * Finds terms with the same first letter that differ by one letter, or by two in a long word. Returns their numbers.
 * Words with fewer than four letters have no similar ones.
 */
export function findCloseTerms(terms: readonly string[], word: string): number[] {
  if (word.length < 4) return [];
  const allowed = word.length < 8 ? 1 : 2;
  const [first = ''] = word;
  const found: number[] = [];
  for (let number = findPlace(terms, (term) => term >= first); number < terms.length; number++) {
    const term = terms[number] ?? '';
    if (!term.startsWith(first) || found.length >= MAX_TERMS) break;
    if (Math.abs(term.length - word.length) <= allowed && isClose(term, word, allowed)) found.push(number);
  }
  return found;
}

/**
 * Returns whether at most `allowed` letters are missing, added, replaced or exchanged with their neighbor (the
 * Damerau-Levenshtein distance).
 */
function isClose(one: string, other: string, allowed: number): boolean {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = toRow(one, other, { i, last, before });
    if (Math.min(...row) > allowed) return false;
    [before, last] = [last, row];
  }
  return (last[other.length] ?? 0) <= allowed;
}

type Rows = { i: number; last: readonly number[]; before: readonly number[] };

/** Returns the distances of the first `i` letters of `one` from all beginnings of `other`. */
function toRow(one: string, other: string, { i, last, before }: Rows): number[] {
  const row = [i];
  for (let j = 1; j <= other.length; j++) {
    const missing = (last[j] ?? i) + 1;
    const added = (row[j - 1] ?? i) + 1;
    const replaced = (last[j - 1] ?? i) + (one[i - 1] === other[j - 1] ? 0 : 1);
    const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
    const exchanged = isExchanged ? (before[j - 2] ?? i) + 1 : Number.POSITIVE_INFINITY;
    row.push(Math.min(missing, added, replaced, exchanged));
  }
  return row;
}
