import type { StepBudget } from '@/lib/safe-pattern/run-program';
import type { Rule } from './rule';

/** What turns out when a rule is tried. `unfinished`: the rules before it took what a visit may cost. */
export type Finding = 'costly' | 'unfinished';

/** What one visit may cost, all rules and all redirects that follow each other together, and who hears of trouble. */
export type Search = { budget: StepBudget; tell: (rule: Rule, finding: Finding) => void };

/** Some 3 ms. A usual expression takes a step for each character of the path. */
const STEPS_PER_VISIT = 100_000;

export const createSearch = (tell: Search['tell'] = () => undefined): Search => ({
  budget: { steps: STEPS_PER_VISIT },
  tell,
});
