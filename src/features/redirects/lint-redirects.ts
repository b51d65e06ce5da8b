import type { Redirect } from '@/cms/queries/fetch-redirects';
import { compileRedirects } from './compile-redirects';
import { followRedirects } from './redirect-chain';
import type { Rule, RuleDiagnostic, RuleSite } from './rule';
import type { RuleIndex } from './rule-index';
import { toSampleUrls } from './sample-urls';

/** Reports rules that cannot work, form a loop, never match, or need more than one redirect. */
export async function lintRedirects(
  redirects: readonly Redirect[],
  site: RuleSite,
): Promise<readonly RuleDiagnostic[]> {
  const { rules, index, diagnostics } = await compileRedirects(redirects, site);
  return [...diagnostics, ...rules.flatMap((rule) => lintRule(rule, index, site) ?? [])];
}

function lintRule(rule: Rule, index: RuleIndex, site: RuleSite): RuleDiagnostic | null {
  const { pattern } = rule.source;
  const equal = index.findEqual(rule);
  if (equal) return { kind: 'duplicate', pattern, reason: `rule ${equal.order + 1} has the same pattern` };

  const samples = toSampleUrls(rule, site).map((url) => ({ url, match: index.find(url) }));
  const earlier = samples[0]?.match?.rule;
  if (earlier && samples.every(({ match }) => match && match.rule.order < rule.order)) {
    const reason = `rule ${earlier.order + 1} (${earlier.source.pattern}) comes first`;
    return { kind: 'shadowed', pattern, reason };
  }
  const chains = samples.map(({ url, match }) => ({
    url,
    isFirst: match?.rule === rule,
    ...followRedirects({ index, site }, url, match),
  }));
  const looping = chains.find(
    ({ isFirst, loop, redirectsToSelf }) =>
      // A path as target, as in `/a` → `/en/a`, leads to itself in one language only, which is harmless.
      isFirst && (loop.includes(rule) || (redirectsToSelf && rule.target.origin !== null)),
  );
  if (looping) return { kind: 'loop', pattern, reason: `it leads ${looping.url.path} back to itself` };
  const hops = Math.max(0, ...chains.map(({ rules }) => rules.length));
  if (hops > 1) return { kind: 'chain', pattern, reason: `it takes ${hops} redirects; name the last target` };
  return null;
}
