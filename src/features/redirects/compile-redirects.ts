import type { Redirect } from '@/cms/queries/fetch-redirects';
import { processInChunks } from '@/platform/async/process-in-chunks';
import { parseRule } from './parse-rule';
import { createPatternSet, type PatternRule, type PatternSet } from './pattern-set';
import { type Rule, type RuleDiagnostic, RuleError, type RuleSite } from './rule';
import { createRuleIndex, type RuleIndex } from './rule-index';

export type CompiledRedirects = {
  site: RuleSite;
  /** `false` if the rules were never loaded. Any URL can then have a redirect that is unknown. */
  isKnown: boolean;
  rules: readonly Rule[];
  index: RuleIndex;
  diagnostics: readonly RuleDiagnostic[];
};

export const toNoRedirects = (site: RuleSite): CompiledRedirects => ({
  site,
  isKnown: false,
  rules: [],
  index: createRuleIndex([], []),
  diagnostics: [],
});

const MAX_PATTERNS = 5000;
/** The number of patterns in one automaton. With more, an automaton would need many times more states. */
const PATTERNS_PER_SET = 64;

/** The maximum number of instructions from counted repetitions such as `{200}`, which make matching slow. */
const MAX_REPEATED = 250;
const MAX_REPEATED_OF_SITE = 500;

/** Compiles the rules of a site. Leaves out each rule that cannot work, and reports the reason in `diagnostics`. */
export async function compileRedirects(
  redirects: readonly Redirect[],
  site: RuleSite,
): Promise<CompiledRedirects> {
  const diagnostics: RuleDiagnostic[] = [];
  const rules: Rule[] = [];
  const checkLimits = createLimits();
  await processInChunks(redirects, (redirect, order) => {
    try {
      const rule = parseRule(redirect, order, site);
      if (isPatternRule(rule)) checkLimits(rule);
      rules.push(rule);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      diagnostics.push({ kind: 'malformed', pattern: redirect.pattern, reason: error.message });
    }
  });
  const index = createRuleIndex(rules, await createPatternSets(rules.filter(isPatternRule)));
  return { site, isKnown: true, rules, index, diagnostics };
}

const isPatternRule = (rule: Rule): rule is PatternRule => rule.match.kind === 'pattern';

/** Returns a function that throws a RuleError for a rule beyond a limit. The limits keep matching fast. */
function createLimits(): (rule: PatternRule) => void {
  let patterns = 0;
  let repeatedOfSite = 0;
  return ({ match: { regexp } }) => {
    const repeated = Math.max(0, regexp.programSize() - regexp.pattern().length);
    if (repeated > MAX_REPEATED) throw new RuleError('its repetitions, such as {200}, are too large');
    if (repeatedOfSite + repeated > MAX_REPEATED_OF_SITE)
      throw new RuleError('its repetitions and those of the rules before it are too large together');
    if (patterns >= MAX_PATTERNS)
      throw new RuleError(`the site has more than ${MAX_PATTERNS} regular expressions`);
    repeatedOfSite += repeated;
    patterns += 1;
  };
}

async function createPatternSets(rules: readonly PatternRule[]): Promise<readonly PatternSet[]> {
  const chunks = Array.from({ length: Math.ceil(rules.length / PATTERNS_PER_SET) }, (_, i) =>
    rules.slice(i * PATTERNS_PER_SET, (i + 1) * PATTERNS_PER_SET),
  );
  const sets: PatternSet[] = [];
  await processInChunks(chunks, (chunk) => void sets.push(createPatternSet(chunk)));
  return sets;
}
