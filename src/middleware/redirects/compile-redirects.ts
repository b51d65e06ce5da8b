import type { Redirect } from '@/cms/fetch-redirects';
import { inSlices } from '@/lib/in-slices';
import { PatternError } from '@/lib/safe-pattern/pattern-node';
import { findLooping } from './find-looping';
import type { Rule, RuleProblem, RuleSite } from './rule';
import { createRuleIndex, type RuleIndex } from './rule-index';
import { toRule } from './to-rule';

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
