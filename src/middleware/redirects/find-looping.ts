import { inSlices } from '@/lib/in-slices';
import { findExamples } from './example';
import { follow } from './follow';
import type { Rule, RuleSite } from './rule';
import { createRuleIndex } from './rule-index';
import { createSearch } from './search';
import type { Visited } from './visited';

/**
 * The rules for one address that lead back to it in every language that they are for. What an expression does with its
 * example says nothing of its other addresses, and a rule may loop in one language alone: these are found when a
 * visitor comes into the circle (redirect.ts).
 */
export async function findLooping(rules: readonly Rule[], site: RuleSite): Promise<Set<Rule>> {
  const index = createRuleIndex(rules);
  const looping = new Set<Rule>();
  await inSlices(rules, (rule) => {
    if (rule.match.kind !== 'exact') return;
    if (findExamples(rule, site).every((visited) => isLooping(rule, visited, { index, site })))
      looping.add(rule);
  });
  return looping;
}

function isLooping(rule: Rule, visited: Visited, rules: Parameters<typeof follow>[0]): boolean {
  const search = createSearch();
  const { loop, isStuck } = follow(rules, visited, search, { rule, groups: [] });
  // It may be that another rule comes before this one.
  return (isStuck || loop.includes(rule)) && rules.index.find(visited, search)?.rule === rule;
}
