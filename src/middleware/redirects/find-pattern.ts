import type { StepBudget } from '@/lib/safe-pattern/run-program';
import { findFit, findTexts, type PatternRule, type RuleMatch, toMatch } from './match-rule';
import type { Rule } from './rule';
import type { Finding, Search } from './search';
import type { Visited, VisitedText } from './visited';

/**
 * Steps that one rule may take. By what it is tried on, and beside what its characters take anyway, so that no visitor
 * can have a good rule dropped by an address.
 */
const STEPS_PER_RULE = 1000;
const STEPS_PER_CHARACTER = 50;

/** The first expression in order that fits; those that turn out to be costly are dropped for good. */
export function findPattern(
  candidates: Iterable<PatternRule>,
  visited: Visited,
  { budget, tell }: Search,
  dropped: Set<Rule>,
): RuleMatch | null {
  for (const rule of candidates) {
    if (dropped.has(rule)) continue;
    const found = tryRule(rule, visited, budget);
    if (found === 'costly') {
      dropped.add(rule);
      tell(rule, found);
    } else if (found === 'unfinished') {
      tell(rule, found);
      return null; // The visit goes on with the rules for one address.
    } else if (found) return found;
  }
  return null;
}

/** A rule that had only what others have left of the budget is not to blame, nor is there telling whether it fits. */
function tryRule(rule: PatternRule, visited: Visited, budget: StepBudget): RuleMatch | Finding | null {
  const perCharacter = STEPS_PER_CHARACTER + rule.match.pattern.stepsPerCharacter;
  const texts = findTexts(rule, visited);
  const own = STEPS_PER_RULE + perCharacter * countCharacters(texts);
  const left = Math.max(0, budget.steps);
  const lent = { steps: Math.min(own, left) };
  const fit = findFit(rule, texts, lent);
  budget.steps = left - Math.min(own, left) + lent.steps;
  if (lent.steps < 0) return own <= left ? 'costly' : 'unfinished';
  return fit && (toMatch(rule, fit, budget) ?? 'unfinished');
}

/** A text with a query is tried without it first. */
const countCharacters = (texts: readonly VisitedText[]): number =>
  texts.reduce((sum, { path, query }) => sum + path.length + (query ? path.length + query.length : 0), 0);
