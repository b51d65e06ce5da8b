import type { StepBudget } from '@/lib/safe-pattern/run-program';
import { matchWhole } from '@/lib/safe-pattern/safe-pattern';
import type { PatternMatch, Rule } from './rule';
import type { Visited, VisitedText } from './visited';

/** A rule that fits an address, and what its groups took. */
export type RuleMatch = { rule: Rule; groups: readonly string[]; isWithQuery: boolean };

export type PatternRule = Rule & { match: PatternMatch };

/** An expression that fits, before its groups are known. */
export type Fit = { text: string; isWithQuery: boolean };

/** Tries an expression on the path, and where that does not fit on the path with its language, if it may mean that. */
export function findFit(rule: PatternRule, visited: Visited, budget: StepBudget): Fit | null {
  for (const { path, query, folded } of findTexts(rule, visited)) {
    const { literal, recognize } = rule.match.pattern;
    if (!folded.startsWith(literal.prefix) || !folded.includes(literal.longest)) continue;
    // First without the query, so that `(.*)` does not take it: only where the pattern speaks of one.
    if (recognize(path, budget)) return { text: path, isWithQuery: false };
    if (query && recognize(path + query, budget)) return { text: path + query, isWithQuery: true };
  }
  return null;
}

/** `null`: the budget is used up. */
export function toMatch(rule: PatternRule, { text, isWithQuery }: Fit, budget: StepBudget): RuleMatch | null {
  const groups = matchWhole(rule.match.pattern, text, budget);
  return groups && { rule, groups, isWithQuery };
}

function findTexts({ language, match }: PatternRule, visited: Visited): VisitedText[] {
  if (language !== null && language !== visited.language) return [];
  const { withLanguage } = match;
  const isTriedWith =
    withLanguage === 'where-written' ? visited.isLanguageWritten : withLanguage === 'always';
  return isTriedWith ? [visited.text, visited.textWithLanguage] : [visited.text];
}
