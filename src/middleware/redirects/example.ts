import { toHostPatterns } from '@/services/sites/host-name';
import { findLanguage, type Rule, type RuleSite } from './rule';
import { createVisited, type Visited } from './visited';

/** Addresses that a rule is made for, one a language: with these the rules are tried before visitors come. */
export function findExamples(rule: Rule, site: RuleSite): Visited[] {
  const { match } = rule;
  const [example, search] =
    match.kind === 'exact' ? [match.path, match.search] : splitQuery(match.pattern.example);
  const host = findOwnHost(rule, site);
  const named = findNamed(rule, example, site);
  const path = named === null ? example : `/${example.split('/').slice(2).join('/')}`;
  const languages = named === null ? site.languages : [named];
  return (rule.language === null ? languages : [rule.language]).map((language) => {
    const isLanguageWritten = language !== site.defaultLanguage;
    return createVisited({ host, language, isLanguageWritten, path, search });
  });
}

/** The language in the example of an expression like `/(da|en)/x`. */
const findNamed = ({ match }: Rule, example: string, site: RuleSite): string | null =>
  match.kind === 'pattern' && match.withLanguage === 'always'
    ? findLanguage(site, example.split('/')[1])
    : null;

/** The slash that every pattern may end in is none of an address. */
function splitQuery(example: string): [string, string] {
  const text = example.replace(/(.)\/$/, '$1');
  const at = text.indexOf('?');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** The host that a target names, where it is one of the site's own. */
function findOwnHost({ target }: Rule, { hostName = '' }: RuleSite): string | null {
  const url = target.origin === null ? null : URL.parse(target.origin);
  return url && toHostPatterns(hostName).includes(url.hostname) ? url.host : null;
}
