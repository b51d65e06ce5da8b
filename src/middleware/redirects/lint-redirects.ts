import type { Redirect } from '@/cms/fetch-redirects';
import { compileRedirects } from './compile-redirects';
import { findExamples } from './example';
import { follow } from './follow';
import type { Rule, RuleProblem, RuleSite } from './rule';
import type { RuleIndex } from './rule-index';

/** All that an editor should know of the rules of a site: those that cannot work, and those that never or badly do. */
export async function lintRedirects(
  redirects: readonly Redirect[],
  site: RuleSite,
): Promise<readonly RuleProblem[]> {
  const { rules, index, problems } = await compileRedirects(redirects, site);
  return [...problems, ...rules.flatMap((rule) => findProblem(rule, index, site) ?? [])];
}

function findProblem(rule: Rule, index: RuleIndex, site: RuleSite): RuleProblem | null {
  const { pattern } = rule.source;
  const equal = index.findEqual(rule);
  if (equal) return { kind: 'duplicate', pattern, reason: `rule ${equal.order + 1} has the same pattern` };

  const examples = findExamples(rule, site);
  const first = examples.map((visited) => index.find(visited)?.rule);
  const [earlier] = first;
  if (earlier && first.every((found) => found && found.order < rule.order)) {
    const reason = `rule ${earlier.order + 1} (${earlier.source.pattern}) comes first`;
    return { kind: 'shadowed', pattern, reason };
  }
  const hops = Math.max(0, ...examples.map((visited) => follow(index, site, visited).rules.length));
  if (hops > 1)
    return { kind: 'chain', pattern, reason: `it leads on by ${hops} redirects; name the last target` };
  return null;
}
