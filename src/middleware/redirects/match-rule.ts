import { matchWhole, type SafePattern } from '@/lib/safe-pattern/safe-pattern';
import type { PatternMatch, Rule } from './rule';
import type { Visited, VisitedText } from './visited';

/** A rule that fits an address, and what its groups took. */
export type RuleMatch = { rule: Rule; groups: readonly string[]; isWithQuery: boolean };

export type PatternRule = Rule & { match: PatternMatch };

/** Tries an expression on the path, and where that does not fit on the path with its language, if it may mean that. */
export function matchRule(rule: PatternRule, visited: Visited, budget: { steps: number }): RuleMatch | null {
  const { pattern, withLanguage } = rule.match;
  const isTriedWith =
    withLanguage === 'where-written' ? visited.isLanguageWritten : withLanguage === 'always';
  for (const text of isTriedWith ? [visited.text, visited.textWithLanguage] : [visited.text]) {
    const match = matchText(pattern, text, budget);
    if (match) return { rule, ...match };
  }
  return null;
}

/** First without the query, so that `(.*)` does not take it; the query only where the pattern speaks of one. */
function matchText(
  pattern: SafePattern,
  { path, query, folded }: VisitedText,
  budget: { steps: number },
): Omit<RuleMatch, 'rule'> | null {
  const { prefix, longest } = pattern.literal;
  if (!folded.startsWith(prefix) || !folded.includes(longest)) return null;
  const groups = matchWhole(pattern, path, budget);
  if (groups) return { groups, isWithQuery: false };
  const withQuery = query ? matchWhole(pattern, path + query, budget) : null;
  return withQuery && { groups: withQuery, isWithQuery: true };
}
