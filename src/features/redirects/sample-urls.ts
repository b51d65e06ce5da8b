import { RE2JS } from 're2js';
import { toHostPatterns } from '@/features/sites/host-name';
import { type NormalizedRequestUrl, splitLanguage } from './request-url';
import type { PatternMatch, Rule, RuleSite } from './rule';

/** Returns a URL that the rule matches for each of its languages, or no URL if no matching text is found. */
export function toSampleUrls(rule: Rule, site: RuleSite): NormalizedRequestUrl[] {
  const { match } = rule;
  const sample = match.kind === 'exact' ? match.path + match.search : toSampleText(match);
  if (sample === null) return [];
  // A normalized path does not end with a slash, so a trailing slash of the sample is removed.
  const [, text = '', search = ''] = /^([^?]*)(.*)$/s.exec(sample.replace(/(.)\/$/, '$1')) ?? [];
  const named =
    match.kind === 'pattern' && match.tryWithLanguage === 'always' ? splitLanguage(text, site) : null;
  const path = named?.language ? named.path : text;
  const languages = named?.language ? [named.language] : site.languages;
  const host = findOwnHost(rule, site);
  return (rule.language === null ? languages : [rule.language]).map((language) => {
    return { host, language, isLanguageInUrl: language !== site.defaultLanguage, path, search };
  });
}

function findOwnHost({ target }: Rule, { hostName = '' }: RuleSite): string | null {
  const url = target.origin === null ? null : URL.parse(target.origin);
  return url && toHostPatterns(hostName).includes(url.hostname) ? url.host : null;
}

const ATOM = /\\[\s\S]|\[(?:\\.|[^\]\\])*\]|\./g;
const INNERMOST_GROUP = /\((?:\?(?:P?<\w+>|:))?([^()|]*)(?:\|[^()]*)?\)/;
const REPETITION = /(.)(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/g;
const SAMPLE_CHARACTERS = [...'x1-/_. '];

/** Finished characters move to Unicode's private use area, so that they are not read as operators. */
const PRIVATE_USE = 0xe000;
const protect = (text: string): string =>
  text.replace(/[!-~ ]/g, (char) => String.fromCharCode(PRIVATE_USE + char.charCodeAt(0)));
const unprotect = (text: string): string =>
  text.replace(/[\ue000-\ue0ff]/g, (char) => String.fromCharCode(char.charCodeAt(0) - PRIVATE_USE));

/** Builds a text from the first alternative of each group. Returns `null` if the pattern does not match this text. */
function toSampleText({ regexp }: PatternMatch): string | null {
  let text = regexp.pattern().replace(ATOM, toSampleCharacter);
  const count = text.length;
  for (let i = 0; i < count && INNERMOST_GROUP.test(text); i++) {
    text = text.replace(INNERMOST_GROUP, (_, first: string) => protect(repeat(first)));
  }
  const sample = unprotect(repeat(text));
  return regexp.matches(sample) ? sample : null;
}

const repeat = (text: string): string =>
  text.replace(REPETITION, (_, char: string, times = '1') => char.repeat(Math.max(1, Number(times))));

function toSampleCharacter(atom: string): string {
  if (/^\\[bB]$/.test(atom)) return '';
  if (/^\\[^\w]$/.test(atom)) return protect(atom.slice(1));
  const regexp = RE2JS.compile(atom);
  return protect(SAMPLE_CHARACTERS.find((char) => regexp.matches(char)) ?? '');
}
