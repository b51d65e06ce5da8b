import type { StepBudget } from '@/lib/safe-pattern/run-program';
import { type Group, matchWhole } from '@/lib/safe-pattern/safe-pattern';
import type { PatternMatch, Rule } from './rule';
import type { Visited, VisitedText } from './visited';

/** A rule that fits an address, and what its groups took, as an address carries it; an exact rule has none. */
export type RuleMatch = { rule: Rule; groups: readonly string[] };

export type PatternRule = Rule & { match: PatternMatch };

/** An expression that fits, before its groups are known. */
export type Fit = { path: string; query: string };

/** The first of the texts that an expression fits. */
export function findFit(
  { match }: PatternRule,
  texts: readonly VisitedText[],
  budget: StepBudget,
): Fit | null {
  const { literal, recognize } = match.pattern;
  for (const { path, query, folded } of texts) {
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

/** What an expression is tried on: the path, then the path with its language, if the expression may mean that. */
export function findTexts({ language, match }: PatternRule, visited: Visited): VisitedText[] {
  if (language !== null && language !== visited.language) return [];
  const { withLanguage } = match;
  const isTriedWith =
    withLanguage === 'where-written' ? visited.isLanguageWritten : withLanguage === 'always';
  return isTriedWith ? [visited.text, visited.textWithLanguage] : [visited.text];
}
