import { type PatternSet, type RuleMatch, toPatternTexts } from './pattern-set';
import { type NormalizedRequestUrl, toPathKey, toQueryKey } from './request-url';
import type { Rule } from './rule';

export type RuleIndex = {
  find: (url: NormalizedRequestUrl) => RuleMatch | null;
  /** Finds an earlier exact rule with the same path, query and language as `rule`. */
  findEqual: (rule: Rule) => Rule | null;
};

/** Keeps exact rules in a map and patterns in sets, so that a lookup in 10,000 rules takes about as long as in 10. */
export function createRuleIndex(rules: readonly Rule[], patternSets: readonly PatternSet[]): RuleIndex {
  const exactRules = new Map<string, Rule>();
  for (const rule of rules) {
    const key = toRuleKey(rule);
    if (key !== null && !exactRules.has(key)) exactRules.set(key, rule);
  }
  const namesLanguages = rules.some(
    ({ match }) => match.kind === 'pattern' && match.tryWithLanguage === 'always',
  );

  return {
    find(url) {
      const exact = findExact(exactRules, url);
      const texts = toPatternTexts(url, namesLanguages);
      for (const set of patternSets) {
        if (exact && exact.order < set.order) break;
        const match = set.find(url, texts);
        if (match && exact && exact.order < match.rule.order) break;
        if (match) return match;
      }
      return exact && { rule: exact, groups: [] };
    },
    findEqual(rule) {
      const first = exactRules.get(toRuleKey(rule) ?? '');
      return first && first !== rule ? first : null;
    },
  };
}

const toKey = (path: string, query: string | null, language: string | null): string =>
  `${path}\n${query ?? '*'}\n${language ?? '*'}`;

const toRuleKey = ({ match, language }: Rule): string | null =>
  match.kind === 'exact' ? toKey(match.path, match.search ? toQueryKey(match.search) : null, language) : null;

function findExact(
  rules: ReadonlyMap<string, Rule>,
  { path, search, language }: NormalizedRequestUrl,
): Rule | null {
  if (rules.size === 0) return null;
  const key = toPathKey(path);
  let first: Rule | null = null;
  for (const query of search ? [null, toQueryKey(search)] : [null]) {
    for (const ruleLanguage of [null, language]) {
      const rule = rules.get(toKey(key, query, ruleLanguage));
      if (rule && (!first || rule.order < first.order)) first = rule;
    }
  }
  return first;
}
