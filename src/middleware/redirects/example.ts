import type { Rule, RuleSite } from './rule';
import { createVisited, type Visited } from './visited';

/** Addresses that a rule is made for, one a language: with these the rules are tried before visitors come. */
export function findExamples(rule: Rule, site: RuleSite): Visited[] {
  const { match } = rule;
  const [path, search] =
    match.kind === 'exact' ? [match.path, match.search] : splitQuery(match.pattern.example);
  const host = findOwnHost(rule, site);
  const languages = rule.language === null ? site.languages : [rule.language];
  return languages.map((language) => createVisited({ host, language, path, search }));
}

/** The slash that every pattern may end in is none of an address. */
function splitQuery(example: string): [string, string] {
  const text = example.replace(/(.)\/$/, '$1');
  const at = text.indexOf('?');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** The host that a target names, where it is one of the site's own. */
function findOwnHost({ target }: Rule, { hostName = '' }: RuleSite): string | null {
  const url = target.origin === null ? null : URL.parse(target.origin);
  const names = hostName.split(/[|,;]/).map((name) => name.trim().toLowerCase());
  return url && names.includes(url.hostname) ? url.host : null;
}
