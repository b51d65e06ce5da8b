import { countSame } from '../../../content/count-same.ts';
import { findLongest } from '../../../content/find-longest.ts';
import type { Token } from './tokens.ts';

/** Above this many comparisons, what lies between the first and the last difference is one change. */
const MAX_COMPARISONS = 4_000_000;

/** Returns for each token of `a` the index of the token of `b` that it became, or -1. */
export function matchTokens(a: readonly Token[], b: readonly Token[]): number[] {
  const old = a.map(({ key }) => key);
  const next = b.map(({ key }) => key);
  const { start, end } = countSame(old, next);
  const matches = old.map((_, index) => {
    if (index < start) return index;
    return index >= old.length - end ? index + next.length - old.length : -1;
  });
  const changed = old.slice(start, old.length - end);
  const written = next.slice(start, next.length - end);
  if (changed.length * written.length > MAX_COMPARISONS) return matches;
  for (const [from, to] of findLongest(changed, written)) matches[start + from] = start + to;
  return matches;
}
