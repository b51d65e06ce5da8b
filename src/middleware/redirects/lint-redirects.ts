import type { Redirect } from '@/cms/fetch-redirects';
import { compileRedirects } from './compile-redirects';
import { findExamples } from './example';
import { follow, type Journey } from './follow';
import type { Rule, RuleProblem, RuleSite } from './rule';
import type { RuleIndex } from './rule-index';
import { createSearch } from './search';

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
  const first = examples.map((visited) => index.find(visited, createSearch())?.rule);
  const [earlier] = first;
  if (earlier && first.every((found) => found && found.order < rule.order)) {
    const reason = `rule ${earlier.order + 1} (${earlier.source.pattern}) comes first`;
    return { kind: 'shadowed', pattern, reason };
  }
  const journeys = examples.map((visited) => follow({ index, site }, visited, createSearch()));
  const circle = journeys.findIndex((journey, i) => first[i] === rule && isCircle(journey, rule));
  if (circle >= 0)
    return { kind: 'loop', pattern, reason: `it leads ${examples[circle]?.path} back to itself` };
  const hops = Math.max(0, ...journeys.map(({ rules }) => rules.length));
  if (hops > 1)
    return { kind: 'chain', pattern, reason: `it leads on by ${hops} redirects; name the last target` };
  return null;
}

/** A path may be its own target in one language of several; who writes a whole address means one page. */
const isCircle = ({ loop, isStuck }: Journey, { target }: Rule): boolean =>
  loop.length > 0 || (isStuck && target.origin !== null);
