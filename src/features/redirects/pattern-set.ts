import { RE2JS, RE2Set } from 're2js';
import { MAX_URL_LENGTH, type NormalizedRequestUrl } from './request-url';
import type { PatternMatch, Rule } from './rule';

export type PatternRule = Rule & { match: PatternMatch };

/** A rule that matches a URL. `groups`: encoded for a URL, `$0` first; an exact rule has none. */
export type RuleMatch = { rule: Rule; groups: readonly string[] };

/** What patterns are matched with. The query is empty if it does not take part. */
export type PatternText = { path: string; query: string; hasLanguage: boolean };

/** Patterns that one automaton matches at once. */
export type PatternSet = {
  /** The position of the first rule. */
  order: number;
  find: (url: NormalizedRequestUrl, texts: readonly PatternText[]) => RuleMatch | null;
};

/** Bytes for the states that an automaton keeps; without room for them it still takes linear time. */
const MAX_STATE_BYTES = 1024 * 1024;

/** `rules` are in order. */
export function createPatternSet(rules: readonly PatternRule[]): PatternSet {
  const set = new RE2Set(RE2Set.ANCHOR_BOTH, RE2JS.CASE_INSENSITIVE, MAX_STATE_BYTES);
  for (const { match } of rules) set.add(match.regexp.pattern());
  set.compile();

  return {
    order: rules[0]?.order ?? 0,
    find(url, texts) {
      let first: { rule: PatternRule; text: PatternText } | undefined;
      for (const text of texts) {
        const matching = set.match(text.path + text.query).map((id) => rules[id]);
        const rule = matching.find((candidate) => candidate && isApplicable(candidate, url, text));
        if (rule && (!first || rule.order < first.rule.order)) first = { rule, text };
      }
      return first ? toMatch(first.rule, first.text) : null;
    },
  };
}

/** The path comes before the path with its query, so that `(.*)` takes the query only if the pattern names it. */
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

/** The path was decoded for matching; the query was not. */
const encode = (text: string, pathLength: number): string =>
  text.slice(0, pathLength).split('/').map(encodeURIComponent).join('/') + text.slice(pathLength);
