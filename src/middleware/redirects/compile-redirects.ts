import type { Redirect } from '@/cms/fetch-redirects';
import { inSlices } from '@/lib/in-slices';
import { PatternError } from '@/lib/safe-pattern/pattern-node';
import { findExamples } from './example';
import { follow } from './follow';
import type { Rule, RuleProblem, RuleSite } from './rule';
import { createRuleIndex, type RuleIndex } from './rule-index';
import { toRule } from './to-rule';
import type { Visited } from './visited';

export type CompiledRedirects = {
  site: RuleSite;
  /** `false`: the CMS has not told them yet; there may be any. */
  isKnown: boolean;
  rules: readonly Rule[];
  index: RuleIndex;
  /** Rules that were left out, and why. */
  problems: readonly RuleProblem[];
};

/** No rules, for a site whose rules are not known. */
export const toNoRedirects = (site: RuleSite): CompiledRedirects => ({
  site,
  isKnown: false,
  rules: [],
  index: createRuleIndex([]),
  problems: [],
});

/** Makes the rules of a site ready, once for each change. A rule that cannot work costs itself alone. */
export async function compileRedirects(
  redirects: readonly Redirect[],
  site: RuleSite,
): Promise<CompiledRedirects> {
  const problems: RuleProblem[] = [];
  const read: Rule[] = [];
  await inSlices(redirects, (redirect, order) => {
    try {
      read.push(toRule(redirect, order, site));
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      problems.push({ kind: 'malformed', pattern: redirect.pattern, reason: error.message });
    }
  });
  const looping = await findLooping(read, site);
  for (const { source } of looping) {
    problems.push({ kind: 'loop', pattern: source.pattern, reason: 'it leads back to where it began' });
  }
  const rules = looping.size > 0 ? read.filter((rule) => !looping.has(rule)) : read;
  return { site, isKnown: true, rules, index: createRuleIndex(rules), problems };
}

async function findLooping(rules: readonly Rule[], site: RuleSite): Promise<Set<Rule>> {
  const index = createRuleIndex(rules);
  // Without a rule for one language alone, all languages are alike.
  const isAlike = rules.every(({ language }) => language === null);
  const tried = isAlike ? { ...site, languages: [site.defaultLanguage] } : site;
  const looping = new Set<Rule>();
  await inSlices(rules, (rule) => {
    if (rule.target.origin !== null) return;
    for (const visited of findExamples(rule, tried)) {
      for (const part of findCircle(rule, visited, index, site)) looping.add(part);
    }
  });
  return looping;
}

/** The rules of the circle that a rule leads into from an address that it is made for. */
function findCircle(rule: Rule, visited: Visited, index: RuleIndex, site: RuleSite): readonly Rule[] {
  const exact = rule.match.kind === 'exact' ? { rule, groups: [], isWithQuery: false } : undefined;
  const { rules, loop, isStuck } = follow(index, site, visited, exact);
  const isCircle = isStuck || loop.length > 0;
  // It may be that another rule comes before this one.
  if (!isCircle || index.find(visited)?.rule !== rule) return [];
  return isStuck ? [rule] : rules.filter((part) => loop.includes(part));
}
