import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js';
import { decodeText } from '@/platform/text/decode-text';
import { splitLanguage, toPathKey } from './request-url';
import { type ExactMatch, findLanguage, type PatternMatch, RuleError, type RuleSite } from './rule';

type ParsedPattern = { language: string | null; match: ExactMatch | PatternMatch };

/** The maximum length of a pattern in characters. The time to match a URL grows with this length. */
const MAX_LENGTH = 500;

// Sitecore writes patterns as `/^/old/(.*)$/gi`. Editors also write `^/old/(.*)$` and `/old/(.*)`.
const DELIMITED = /^\/(\^.*)\/[gimsuy]*$/s;
const ENDS_WITH_FLAGS = /^(.*\$)\/[gimsuy]+$/s;
const SPECIAL = /[\^$*+?()[\]{}|\\]/;
/** Matches a "?" that begins a query. Group 1 must stay unchanged: an escaped character, or an operator with "?". */
const QUESTION_MARK = /(\\.|[()*+}\]]\?)|\?/gs;
/** Between anchors, a "?" begins a query only if `name=` follows it, as in `p?id=1`. Any other "?" is an operator. */
const QUESTION_MARK_BETWEEN_ANCHORS = /(\\.|[()*+}\]]\?)|\?(?=[\w.-]+=)/gs;

/** Parses a rule's pattern: a plain path or a regular expression. Throws a RuleError if it is invalid. */
export function parsePattern(written: string, site: RuleSite): ParsedPattern {
  const pattern = written.trim();
  if (pattern === '') throw new RuleError('it is empty');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(pattern))
    throw new RuleError('it names a host; a rule begins with the path');
  if (/\/\*$/.test(pattern)) throw new RuleError('it ends in /*; write /(.*)');

  const body = toBody(pattern);
  const isExpression = SPECIAL.test(body.replace(/\\[^\w\s]/g, ''));
  return isExpression ? parseExpression(body, site) : parsePlain(body.replace(/\\([^\w\s])/g, '$1'), site);
}

/** Removes what surrounds an expression, because a rule matches a whole path. Escapes each "?" that begins a query. */
function toBody(pattern: string): string {
  const inner = DELIMITED.exec(pattern)?.[1] ?? ENDS_WITH_FLAGS.exec(pattern)?.[1] ?? pattern;
  const isAnchored = inner !== pattern || inner.startsWith('^') || inner.endsWith('$');
  const mark = isAnchored ? QUESTION_MARK_BETWEEN_ANCHORS : QUESTION_MARK;
  const escaped = inner.replaceAll('\\/', '/').replace(mark, (whole, kept?: string) => kept ?? `\\${whole}`);
  return splitAlternatives(escaped).map(withoutAnchors).join('|');
}

const withoutAnchors = (alternative: string): string =>
  alternative
    .replace(/^\^/, '')
    .replace(/^\/+/, '')
    .replace(/(?<!\\)\$$/, '')
    .replace(/(?<!\\)\/+$/, '');

/** Splits a pattern at each `|` that is not inside brackets or parentheses. */
function splitAlternatives(text: string): string[] {
  const alternatives = [''];
  let depth = 0;
  for (const [part = ''] of text.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === '|' && depth === 0) alternatives.push('');
    else alternatives[alternatives.length - 1] += part;
  }
  return alternatives;
}

function parsePlain(plain: string, site: RuleSite): ParsedPattern {
  const [encoded = '', ...queries] = plain.split('?');
  if (queries.length > 1) throw new RuleError('it has two "?"');
  const { language, path } = splitLanguage(decode(encoded), site);
  return {
    language,
    match: { kind: 'exact', path: toPathKey(path), search: queries[0] ? `?${queries[0]}` : '' },
  };
}

function parseExpression(body: string, site: RuleSite): ParsedPattern {
  const [, prefix, rest] = /^([a-z0-9-]+)(?:\/(.*))?$/is.exec(body) ?? [];
  // In `da/a|b`, only the first alternative is for Danish, so the language stays part of the expression.
  const language = splitAlternatives(body).length === 1 ? findLanguage(site, prefix) : null;
  const expression = decodeEscapes(language === null ? body : (rest ?? '')).normalize('NFC');
  const regexp = compile(expression);
  if (language !== null) return { language, match: { kind: 'pattern', regexp, tryWithLanguage: 'never' } };
  const tryWithLanguage = namesLanguage(expression, site) ? 'always' : 'if-in-url';
  return { language, match: { kind: 'pattern', regexp, tryWithLanguage } };
}

function compile(expression: string): RE2JS {
  if (expression.length > MAX_LENGTH) throw new RuleError(`it is longer than ${MAX_LENGTH} characters`);
  try {
    return RE2JS.compile(RE2JS.translateRegExp(`/(?:${expression})/?`), RE2JS.CASE_INSENSITIVE);
  } catch (cause) {
    if (!(cause instanceof RE2JSException)) throw cause;
    throw new RuleError(`its regular expression is not supported: ${toReason(cause, expression)}`, { cause });
  }
}

function toReason(error: RE2JSException, expression: string): string {
  if (!(error instanceof RE2JSSyntaxException)) return error.message;
  const part = error.getPattern();
  return part && expression.includes(part) ? `${error.getDescription()} ${part}` : error.getDescription();
}

const namesLanguage = (expression: string, site: RuleSite): boolean =>
  [...expression.matchAll(/(?<!\\)[a-z][a-z0-9-]*/gi)].some(([word]) => findLanguage(site, word) !== null);

/** Decodes an expression like the paths to match. Escapes decoded characters that would be operators. */
const decodeEscapes = (expression: string): string =>
  expression.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) =>
    decode(encoded).replace(/[\^$.*+?()[\]{}|\\]/g, '\\$&'),
  );

function decode(encoded: string): string {
  const decoded = decodeText(encoded);
  if (decoded === null) throw new RuleError('its percent-encoding is broken');
  return decoded;
}
