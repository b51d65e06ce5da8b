import { decodeText } from '@/lib/public-path';
import { PatternError } from '@/lib/safe-pattern/pattern-node';
import { createSafePattern } from '@/lib/safe-pattern/safe-pattern';
import { type ExactMatch, findLanguage, type PatternMatch, type RuleSite } from './rule';
import { toPathKey } from './visited';

type RulePattern = { language: string | null; match: ExactMatch | PatternMatch };

// Sitecore writes `/^/old/(.*)$/gi`; people also write `^/old/(.*)$` and `/old/(.*)`.
const DELIMITED = /^\/(\^.*)\/[gimsuy]*$/s;
const ENDED_BY_FLAGS = /^(.*\$)\/[gimsuy]+$/s;
const SPECIAL = /[\^$*+?()[\]{}|\\]/;
/** What makes a "?" more than a question mark: a group before it, or something that is repeated. */
const QUESTION_MARK = /(\\.|[()*+}\]]\?)|\?/gs;
/** In an expression it makes a character optional, unless a query follows: nobody means `p?id=1` so. */
const QUESTION_MARK_OF_QUERY = /(\\.|[()*+}\]]\?)|\?(?=[\w.-]+=)/gs;

/** Reads what stands in a rule's pattern; throws a PatternError that says what is wrong with it. */
export function toRulePattern(written: string, site: RuleSite): RulePattern {
  const pattern = written.trim();
  if (pattern === '') throw new PatternError('it is empty');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(pattern))
    throw new PatternError('it names a host; a rule begins with the path');
  if (/\/\*$/.test(pattern)) throw new PatternError('it ends in /*; write /(.*)');

  const body = toBody(pattern);
  const plain = body.replace(/\\([^\w\s])/g, '$1');
  if (SPECIAL.test(toUnescaped(body))) return toPattern(body, site);
  return toExact(plain, site);
}

/** The expression alone: no delimiters, no flags, no slash at its ends, and no anchors, for a rule is always whole. */
function toBody(pattern: string): string {
  const inner = DELIMITED.exec(pattern)?.[1] ?? ENDED_BY_FLAGS.exec(pattern)?.[1] ?? pattern;
  const isExpression = inner !== pattern || inner.startsWith('^') || inner.endsWith('$');
  const text = inner.replaceAll('\\/', '/');
  // As the SDK has it: in a plain path a "?" begins the query.
  const mark = isExpression ? QUESTION_MARK_OF_QUERY : QUESTION_MARK;
  const escaped = text.replace(mark, (whole, kept?: string) => kept ?? `\\${whole}`);
  return splitOptions(escaped).map(withoutAnchors).join('|');
}

const withoutAnchors = (option: string): string =>
  option
    .replace(/^\^/, '')
    .replace(/^\/+/, '')
    .replace(/(?<!\\)\$$/, '')
    .replace(/(?<!\\)\/+$/, '');

/** `a|b` → a, b; not within brackets. */
function splitOptions(text: string): string[] {
  const options = [''];
  let depth = 0;
  for (const [part = ''] of text.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === '|' && depth === 0) options.push('');
    else options[options.length - 1] += part;
  }
  return options;
}

/** What is left when all that is escaped is taken away: whether anything in it is special. */
const toUnescaped = (body: string): string => body.replace(/\\[^\w\s]/g, '');

function toExact(plain: string, site: RuleSite): RulePattern {
  const [path = '', ...queries] = plain.split('?');
  if (queries.length > 1) throw new PatternError('it has two "?"');
  const decoded = decodeText(path);
  if (decoded === null) throw new PatternError('its percent-encoding is broken');
  const segments = decoded.split('/').filter(Boolean);
  const language = findLanguage(site, segments[0]);
  const key = toPathKey((language === null ? segments : segments.slice(1)).join('/'));
  return { language, match: { kind: 'exact', path: key, search: queries[0] ? `?${queries[0]}` : '' } };
}

/** A language is taken off where there is one alternative: in `da/a|b` it is that of the first alone. */
function toPattern(body: string, site: RuleSite): RulePattern {
  const [, prefix, rest] = /^([a-z0-9-]+)(?:\/(.*))?$/is.exec(body) ?? [];
  const language = splitOptions(body).length === 1 ? findLanguage(site, prefix) : null;
  const expression = decodeEscapes(language === null ? body : (rest ?? '')).normalize('NFC');
  const pattern = createSafePattern(`/(?:${expression})/?`);
  if (language !== null) return { language, match: { kind: 'pattern', pattern, withLanguage: 'never' } };
  const withLanguage = namesLanguage(expression, site) ? 'always' : 'where-written';
  return { language, match: { kind: 'pattern', pattern, withLanguage } };
}

const namesLanguage = (expression: string, site: RuleSite): boolean =>
  [...expression.matchAll(/(?<!\\)[a-z][a-z0-9-]*/gi)].some(([word]) => findLanguage(site, word) !== null);

/** `%C3%A5` → `å`: paths are compared decoded. What would be special then is escaped. */
function decodeEscapes(expression: string): string {
  return expression.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    const decoded = decodeText(encoded);
    if (decoded === null) throw new PatternError('its percent-encoding is broken');
    return decoded.replace(/[\^$.*+?()[\]{}|\\]/g, '\\$&');
  });
}
