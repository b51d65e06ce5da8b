import { RE2JS, RE2Set } from 're2js';
import { MAX_URL_LENGTH, type NormalizedRequestUrl } from './request-url';
import type { PatternMatch, Rule } from './rule';

export type PatternRule = Rule & { match: PatternMatch };

/** A rule that matches a URL. `groups` are the encoded texts of `$0`, `$1` and so on. An exact rule has none. */
export type RuleMatch = { rule: Rule; groups: readonly string[] };

/** A text with which patterns are compared: a path and its query, or a path and `''`. */
export type PatternText = { path: string; query: string; hasLanguage: boolean };

/** A set of patterns that one automaton matches in one pass. */
export type PatternSet = {
  /** The `order` of the first rule in this set. */
  order: number;
  find: (url: NormalizedRequestUrl, texts: readonly PatternText[]) => RuleMatch | null;
};

/** The maximum memory for the states that an automaton caches. Matching takes linear time even if the cache is full. */
const MAX_STATE_BYTES = 1024 * 1024;

/** Compiles rules into a set. `rules` must be sorted by `order`. */
export function createPatternSet(rules: readonly PatternRule[]): PatternSet {
  const set = new RE2Set(RE2Set.ANCHOR_BOTH, RE2JS.CASE_INSENSITIVE, MAX_STATE_BYTES);
  for (const { match } of rules) set.add(match.regexp.pattern());
  set.compile();

  return {
    order: rules[0]?.order ?? 0,
    find(url, texts) {
      let first: { rule: PatternRule; text: PatternText } | null = null;
      for (const text of texts) {
        const matching = set.match(text.path + text.query).map((id) => rules[id]);
        const rule = matching.find((candidate) => candidate && isApplicable(candidate, url, text));
        if (rule && (!first || rule.order < first.rule.order)) first = { rule, text };
      }
      return first ? toMatch(first.rule, first.text) : null;
    },
  };
}

/** A path without its query comes first, so that `(.*)` contains the query only if the pattern names the query. */
export function toPatternTexts(url: NormalizedRequestUrl, alwaysWithLanguage: boolean): PatternText[] {
  const { path, language, search } = url;
  const query = path.length + search.length > MAX_URL_LENGTH ? '' : search;
  const paths = [{ path, hasLanguage: false }];
  if (alwaysWithLanguage || url.isLanguageInUrl)
    paths.push({ path: `/${language}${path}`, hasLanguage: true });
  return paths.flatMap((text) => [{ ...text, query: '' }, ...(query ? [{ ...text, query }] : [])]);
}

function isApplicable(
  { language, match }: PatternRule,
  url: NormalizedRequestUrl,
  text: PatternText,
): boolean {
  if (language !== null && language !== url.language) return false;
  if (!text.hasLanguage || match.tryWithLanguage === 'always') return true;
  return match.tryWithLanguage === 'if-in-url' && url.isLanguageInUrl;
}

function toMatch(rule: PatternRule, { path, query }: PatternText): RuleMatch | null {
  const matcher = rule.match.regexp.matcher(path + query);
  if (!matcher.matches()) return null;
  const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, i) => {
    const text = matcher.group(i) ?? '';
    return encode(text, Math.max(0, path.length - matcher.start(i)));
  });
  return { rule, groups };
}

/** Encodes the part of a group that belongs to the path, which was decoded for matching. The query was not decoded. */
const encode = (text: string, pathLength: number): string =>
  text.slice(0, pathLength).split('/').map(encodeURIComponent).join('/') + text.slice(pathLength);
