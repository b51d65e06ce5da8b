import type { Rule, RuleSite } from './rule';
import { createVisited, type Visited } from './visited';

/** Addresses that a rule is made for, one a language: with these the rules are tried before visitors come. */
export function findExamples({ language, match }: Rule, { languages }: RuleSite): Visited[] {
  const [path, search] =
    match.kind === 'exact' ? [match.path, match.search] : splitQuery(match.pattern.example);
  return (language === null ? languages : [language]).map((spoken) => createVisited(spoken, path, search));
}

/** The slash that every pattern may end in is none of an address. */
function splitQuery(example: string): [string, string] {
  const text = example.replace(/(.)\/$/, '$1');
  const at = text.indexOf('?');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
