import type { TextPart } from '@/rendering/component/search-outcome';
import { listWords } from './list-words';
import { toTerms } from './to-terms';

/** A folded word, as `toTerms` returns it, that is to be marked: as a whole word, or also at the beginning of one. */
export type Sought = { term: string; isWhole?: boolean };

type Range = { start: number; end: number; term: string };

/** The number of characters of a snippet, and how many of them come before its first match. */
const SNIPPET_LENGTH = 180;
const BEFORE_MATCH = 50;
/** The most characters by which a text is shortened so that no word is cut. */
const MAX_SHORTER = 40;
/** Among so many matches the best place for a snippet is chosen. */
const MAX_MATCHES = 200;

/** Splits a text at the words that are sought. */
export const markMatches = (text: string, sought: readonly Sought[], fold = toTerms): TextPart[] =>
  toParts(text, listMatches(text, sought, { max: Number.POSITIVE_INFINITY, fold }), 0, text.length);

/** Returns the place of the text with the most different words, or `null` if there is none. */
export function findSnippet(text: string, sought: readonly Sought[], fold = toTerms): TextPart[] | null {
  const matches = listMatches(text, sought, { max: MAX_MATCHES, fold });
  const best = findBestMatch(matches);
  if (!best) return null;
  const start = skipSeparators(text, toWordStart(text, best.start - BEFORE_MATCH, best.start));
  return [...toGap(start > 0), ...toParts(text, matches, start, start + SNIPPET_LENGTH)];
}

/** Returns the beginning of a text, with an ellipsis if it is longer. */
export const toBeginning = (text: string): TextPart[] => (text ? toParts(text, [], 0, SNIPPET_LENGTH) : []);

type Options = { max: number; fold: typeof toTerms };

function listMatches(text: string, sought: readonly Sought[], { max, fold }: Options): Range[] {
  const matches: Range[] = [];
  const beginnings = new Set(sought.map(({ term }) => term.charCodeAt(0)));
  for (const word of listWords(text)) {
    // Folding takes time, and leaves an ASCII letter or digit at the beginning as it is, but for its case.
    const first = word.text.charCodeAt(0);
    if (first < 128 && !beginnings.has(first < 64 ? first : first | 32)) continue;
    const forms = fold(word.text);
    const found = sought.find(({ term, isWhole }) =>
      forms.some((form) => (isWhole ? form === term : form.startsWith(term))),
    );
    if (found) matches.push({ start: word.start, end: word.end, term: found.term });
    if (matches.length >= max) break;
  }
  return matches;
}

function findBestMatch(matches: readonly Range[]): Range | null {
  let best: Range | null = null;
  let bestCount = 0;
  for (const [index, match] of matches.entries()) {
    const last = match.start + SNIPPET_LENGTH - BEFORE_MATCH;
    const near = new Set<string>();
    for (let i = index; i < matches.length; i++) {
      const other = matches[i];
      if (!other || other.end > last) break;
      near.add(other.term);
    }
    if (near.size <= bestCount) continue;
    [best, bestCount] = [match, near.size];
  }
  return best ?? matches[0] ?? null;
}

/** Returns where the first whole word after `from` begins, or `latest` if there is none before it. */
function toWordStart(text: string, from: number, latest: number): number {
  if (from <= 0) return 0;
  const space = text.indexOf(' ', from);
  return space === -1 || space >= latest ? latest : space + 1;
}

/** What separates sentences, or the texts of a page. A snippet neither begins nor ends with it. */
const SEPARATORS = String.raw`[\s·.,;:!?…–—|]+`;
const AT_START = new RegExp(`^${SEPARATORS}`);
const AT_END = new RegExp(`${SEPARATORS}$`);

/** Returns the place of the next character that is no separator. */
function skipSeparators(text: string, start: number): number {
  const rest = AT_START.exec(text.slice(start, start + SNIPPET_LENGTH));
  return start + (rest?.[0].length ?? 0);
}

function toParts(text: string, matches: readonly Range[], start: number, wanted: number): TextPart[] {
  const end = Math.max(start, toEnd(text, wanted));
  const parts: TextPart[] = [];
  let at = start;
  for (const match of matches) {
    // Pairs of characters overlap.
    const from = Math.max(match.start, at);
    if (from >= match.end || match.end > end || match.start < start) continue;
    if (from > at) parts.push({ text: text.slice(at, from) });
    const last = parts.at(-1);
    if (last?.isMatch) last.text += text.slice(from, match.end);
    else parts.push({ text: text.slice(from, match.end), isMatch: true });
    at = match.end;
  }
  if (at < end) parts.push({ text: text.slice(at, end) });
  return [...parts, ...toGap(end < text.length)];
}

/**
 * Returns where to cut a text: at a space shortly before `wanted`, else there, but never inside a character. Separators
 * before the cut are dropped, because an ellipsis follows.
 */
function toEnd(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const space = text.lastIndexOf(' ', wanted);
  if (space <= wanted - MAX_SHORTER) return /[\udc00-\udfff]/.test(text[wanted] ?? '') ? wanted - 1 : wanted;
  const from = Math.max(0, space - MAX_SHORTER);
  return from + text.slice(from, space).replace(AT_END, '').length;
}

const toGap = (isCut: boolean): TextPart[] => (isCut ? [{ text: '…' }] : []);
