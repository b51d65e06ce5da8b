import type { StepBudget } from '@/lib/safe-pattern/run-program';
import { type Group, matchWhole } from '@/lib/safe-pattern/safe-pattern';
import type { PatternMatch, Rule } from './rule';
import type { Visited, VisitedText } from './visited';

/** A rule that fits an address, and what its groups took, as an address carries it; an exact rule has none. */
export type RuleMatch = { rule: Rule; groups: readonly string[] };

export type PatternRule = Rule & { match: PatternMatch };

/** An expression that fits, before its groups are known. */
export type Fit = { path: string; query: string };

/** The characters that an expression is tried on, all in all. */
export function countTried(rule: PatternRule, visited: Visited): number {
  const lengths = findTexts(rule, visited).map(
    ({ path, query }) => path.length + (query ? path.length + query.length : 0),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Tries an expression on the path, and where that does not fit on the path with its language, if it may mean that. */
export function findFit(rule: PatternRule, visited: Visited, budget: StepBudget): Fit | null {
  for (const { path, query, folded } of findTexts(rule, visited)) {
    const { literal, recognize } = rule.match.pattern;
    if (!folded.startsWith(literal.prefix) || !folded.includes(literal.longest)) continue;
    // First without the query, so that `(.*)` does not take it: only where the pattern speaks of one.
    if (recognize(path, budget)) return { path, query: '' };
    if (query && recognize(path + query, budget)) return { path, query };
  }
  return null;
}

/** `null`: the budget is used up. */
export function toMatch(rule: PatternRule, { path, query }: Fit, budget: StepBudget): RuleMatch | null {
  const groups = matchWhole(rule.match.pattern, path + query, budget);
  return groups && { rule, groups: groups.map((group) => encode(group, path.length)) };
}

/** The path was decoded for matching; what stands in the query was not. */
function encode({ text, from }: Group, pathLength: number): string {
  const end = Math.max(0, pathLength - from);
  // A group may end within a character that takes two code units.
  const path = text
    .slice(0, end)
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
  return path + text.slice(end);
}

function findTexts({ language, match }: PatternRule, visited: Visited): VisitedText[] {
  if (language !== null && language !== visited.language) return [];
  const { withLanguage } = match;
  const isTriedWith =
    withLanguage === 'where-written' ? visited.isLanguageWritten : withLanguage === 'always';
  return isTriedWith ? [visited.text, visited.textWithLanguage] : [visited.text];
}
