import { matchRule, type PatternRule, type RuleMatch } from './match-rule';
import { toQueryKey } from './query-key';
import type { Rule } from './rule';
import { toPathKey, type Visited } from './visited';

export type RuleIndex = {
  /** The first rule that fits; `onCostly` hears of a pattern that took too long and is passed over. */
  find: (visited: Visited, onCostly?: (rule: Rule) => void) => RuleMatch | null;
  /** The rule that takes everything that this exact rule could: an equal one before it. */
  findEqual: (rule: Rule) => Rule | null;
};

/** Steps of matching: some 50 ns each. A usual pattern on a usual path takes a hundred. */
const STEPS_PER_RULE = 20_000;
const STEPS_PER_VISIT = 100_000;

/** Sorts rules so that finding one takes as long among ten thousand as among ten, but for patterns without a prefix. */
export function createRuleIndex(rules: readonly Rule[]): RuleIndex {
  const exact = new Map<string, Rule>();
  const patterns = new Map<string, PatternRule[]>();
  for (const rule of rules) {
    if (isPatternRule(rule)) {
      const { pattern, withLanguage } = rule.match;
      const bucket = withLanguage === 'always' ? '' : toBucket(pattern.literal.prefix);
      const others = patterns.get(bucket);
      if (others) others.push(rule);
      else patterns.set(bucket, [rule]);
    } else {
      const key = toRuleKey(rule);
      if (!exact.has(key)) exact.set(key, rule);
    }
  }

  return {
    find(visited, onCostly) {
      const plain = findExact(exact, visited);
      const before = plain?.order ?? Number.POSITIVE_INFINITY;
      const candidates = merge(
        patterns.get(toBucket(`${visited.text.folded}/`)) ?? [],
        patterns.get('') ?? [],
      );
      const match = findPattern(candidates, before, visited, onCostly);
      return match ?? (plain && { rule: plain, groups: [], isWithQuery: false });
    },
    findEqual(rule) {
      const first = isPatternRule(rule) ? rule : exact.get(toRuleKey(rule));
      return first && first !== rule ? first : null;
    },
  };
}

const isPatternRule = (rule: Rule): rule is PatternRule => rule.match.kind === 'pattern';

/** The first whole segment of what a pattern or an address begins with; `''`: it can be any. */
function toBucket(folded: string): string {
  const end = folded.indexOf('/', 1);
  return end < 0 ? '' : (folded.slice(1, end).split('?')[0] ?? '');
}

const toKey = (path: string, query: string | null, language: string | null): string =>
  `${path}\n${query ?? '*'}\n${language ?? '*'}`;

const toRuleKey = ({ match, language }: Rule): string =>
  match.kind === 'exact' ? toKey(match.path, match.search ? toQueryKey(match.search) : null, language) : '';

function findExact(exact: ReadonlyMap<string, Rule>, { path, search, language }: Visited): Rule | null {
  if (exact.size === 0) return null;
  const key = toPathKey(path);
  let first: Rule | null = null;
  for (const query of search ? [null, toQueryKey(search)] : [null]) {
    for (const spoken of [null, language]) {
      const rule = exact.get(toKey(key, query, spoken));
      if (rule && (!first || rule.order < first.order)) first = rule;
    }
  }
  return first;
}

function findPattern(
  candidates: Iterable<PatternRule>,
  before: number,
  visited: Visited,
  onCostly: ((rule: Rule) => void) | undefined,
): RuleMatch | null {
  let left = STEPS_PER_VISIT;
  for (const rule of candidates) {
    if (rule.order > before || left <= 0) return null;
    if (rule.language !== null && rule.language !== visited.language) continue;
    const steps = Math.min(STEPS_PER_RULE, left);
    const budget = { steps };
    const match = matchRule(rule, visited, budget);
    if (budget.steps <= 0) onCostly?.(rule);
    left -= steps - budget.steps;
    if (match) return match;
  }
  return null;
}

/** Two lists, each in order, as one in order. */
function* merge(one: readonly PatternRule[], other: readonly PatternRule[]): Generator<PatternRule> {
  let [i, k] = [0, 0];
  for (;;) {
    const [first, second] = [one[i], other[k]];
    if (first && (!second || first.order < second.order)) {
      i += 1;
      yield first;
    } else if (second) {
      k += 1;
      yield second;
    } else return;
  }
}
