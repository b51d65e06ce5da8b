import type { Redirect } from '@/cms/fetch-redirects';
import { PatternError } from '@/lib/safe-pattern/pattern-node';
import { findLanguage, type Rule, type RuleSite } from './rule';
import { toRulePattern } from './rule-pattern';
import { toRuleTarget } from './rule-target';

const STATUSES: Readonly<Record<string, Rule['status']>> = {
  REDIRECT_301: 301,
  REDIRECT_302: 302,
  SERVER_TRANSFER: 'transfer',
};

/** Makes a rule ready; throws a PatternError that says in words what is wrong with it. */
export function toRule(source: Redirect, order: number, site: RuleSite): Rule {
  const { language, match } = toRulePattern(source.pattern, site);
  const target = toRuleTarget(source.target, site);
  checkGroups(target.text, match);
  const status = Object.hasOwn(STATUSES, source.redirectType) ? STATUSES[source.redirectType] : undefined;
  if (status === undefined) throw new PatternError(`its type is "${source.redirectType}"`);
  if (status === 'transfer' && target.origin !== null) {
    throw new PatternError('it would show the page of another host as its own');
  }
  return {
    source,
    order,
    language: toLanguage(source.locale, language, site),
    match,
    target,
    status,
    keepsQuery: source.isQueryStringPreserved,
  };
}

function checkGroups(text: string, match: Rule['match']): void {
  for (const [, name = ''] of text.matchAll(/\$<([^>]*)>/g)) {
    if (match.kind === 'pattern' && match.pattern.names.has(name)) continue;
    throw new PatternError(`its target names a group "${name}" that its pattern does not have`);
  }
}

function toLanguage(locale: string, ofPattern: string | null, site: RuleSite): string | null {
  if (locale.trim() === '') return ofPattern;
  const language = findLanguage(site, locale.trim());
  if (language === null) throw new PatternError(`the site does not have its language "${locale}"`);
  if (ofPattern !== null && ofPattern !== language) {
    throw new PatternError(`its pattern is for "${ofPattern}" and its language "${language}"`);
  }
  return language;
}
