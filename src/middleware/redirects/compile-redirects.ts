import type { Redirect } from '@/cms/fetch-redirects';
import { PatternError } from '@/lib/safe-pattern/pattern-node';
import { findExamples } from './example';
import { follow } from './follow';
import type { Rule, RuleProblem, RuleSite } from './rule';
import { createRuleIndex, type RuleIndex } from './rule-index';
import { toRule } from './to-rule';

export type CompiledRedirects = {
  site: RuleSite;
  rules: readonly Rule[];
  index: RuleIndex;
  /** Rules that were left out, and why. */
  problems: readonly RuleProblem[];
};

/** Makes the rules of a site ready, once for each change. A rule that cannot work costs itself alone. */
export function compileRedirects(redirects: readonly Redirect[], site: RuleSite): CompiledRedirects {
  const problems: RuleProblem[] = [];
  const read: Rule[] = [];
  for (const [order, redirect] of redirects.entries()) {
    try {
      read.push(toRule(redirect, order, site));
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      problems.push({ kind: 'malformed', pattern: redirect.pattern, reason: error.message });
    }
  }
  const looping = findLooping(read, site);
  for (const { source } of looping) {
    problems.push({ kind: 'loop', pattern: source.pattern, reason: 'it leads back to where it began' });
  }
  const rules = looping.size > 0 ? read.filter((rule) => !looping.has(rule)) : read;
  return { site, rules, index: createRuleIndex(rules), problems };
}

function findLooping(rules: readonly Rule[], site: RuleSite): Set<Rule> {
  const index = createRuleIndex(rules);
  const looping = new Set<Rule>();
  for (const rule of rules) {
    if (rule.target.origin !== null) continue;
    for (const visited of findExamples(rule, site)) {
      const match = index.find(visited);
      if (match?.rule !== rule) continue;
      const { loop, isStuck } = follow(index, site, visited, match);
      for (const part of isStuck ? [rule] : loop) looping.add(part);
    }
  }
  return looping;
}
