import type { Found, SearchResult } from '@/rendering/component/search-outcome';
import { listWords } from '../text/list-words';
import { findSnippet, markMatches, type Sought, toBeginning } from '../text/mark-matches';
import { memoizeTerms } from '../text/memoize-terms';
import { toTerms } from '../text/to-terms';
import { findCloseTerms } from './find-close-terms';
import { findPlace } from './find-place';
import { type SearchIndex, WEIGHT_BITS, WEIGHT_MASK } from './index-data';

/** More words are ignored. */
const MAX_WORDS = 8;
/** The share of its score that a word gets if it only begins with the one that is sought, or is only similar. */
const LONGER_SHARE = 0.4;
const SIMILAR_SHARE = 0.3;

/** After so many characters of page text, a search makes no more snippets: further results show how their pages begin. */
const MAX_READ = 200_000;

/** Greater than the sum of the scores of all words. */
const WORD_BONUS = 1e6;

/** Finds the pages with all words of the query or, if there are none, those with the most of its words. */
export function searchIndex(index: SearchIndex, query: string, limit: number): Found {
  const words = [...new Set([...listWords(query)].map(({ text }) => text))].slice(0, MAX_WORDS);
  const scores = new Float64Array(index.pages.length);
  const wordScores = new Float64Array(index.pages.length);
  const sought: Sought[] = [];
  for (const [number, word] of words.entries()) {
    const isLast = number === words.length - 1;
    wordScores.fill(0);
    sought.push(...scoreWord(index, word, { isLast, scores: wordScores }));
    // Each word counts more than all scores, so that pages with more words come first.
    for (let page = 0; page < scores.length; page++)
      if (wordScores[page]) scores[page] = (scores[page] ?? 0) + WORD_BONUS + (wordScores[page] ?? 0);
  }
  const { top, total } = selectTop(scores, limit);
  return { results: toResults(index, top, sought), total };
}

/** Sets the score that each page has for a word. Returns what to mark in the texts. */
function scoreWord(
  index: SearchIndex,
  word: string,
  { isLast, scores }: { isLast: boolean; scores: Float64Array },
): Sought[] {
  const forms = toTerms(word);
  // A visitor may still be typing the last word. Other short words are articles and the like.
  const isWhole = !isLast && word.length < 3;
  let isFound = false;
  for (const form of forms) {
    const [first, end] = findRange(index.terms, form, isWhole);
    isFound ||= end > first;
    for (let number = first; number < end; number++) {
      const length = index.terms[number]?.length ?? 1;
      scoreTerm(index, number, length === form.length ? 1 : LONGER_SHARE * (form.length / length), scores);
    }
  }
  if (isFound) return forms.map((term) => ({ term, isWhole }));
  const close = findCloseTerms(index.terms, forms[0] ?? '');
  for (const number of close) scoreTerm(index, number, SIMILAR_SHARE, scores);
  return close.map((number) => ({ term: index.terms[number] ?? '', isWhole: true }));
}

/** Sets the scores of the pages with a term. Of several terms for a word, the one with the greatest score counts. */
function scoreTerm(
  { postings, starts, pages }: SearchIndex,
  term: number,
  share: number,
  scores: Float64Array,
): void {
  const start = starts[term] ?? 0;
  const end = starts[term + 1] ?? 0;
  const rarity = Math.log(1 + pages.length / (end - start));
  for (let i = start; i < end; i++) {
    const posting = postings[i] ?? 0;
    const page = posting >>> WEIGHT_BITS;
    const score = (posting & WEIGHT_MASK) * rarity * share;
    if (score > (scores[page] ?? 0)) scores[page] = score;
  }
}

/** Returns where the terms are that begin with the text or, if it is a whole word, are equal to it. */
function findRange(terms: readonly string[], text: string, isWhole: boolean): [first: number, end: number] {
  const first = findPlace(terms, (term) => term >= text);
  const isAfter = (term: string) => term > text && (isWhole || !term.startsWith(text));
  return [first, findPlace(terms, isAfter)];
}

/** Only pages with as many words as the best page count. */
function selectTop(scores: Float64Array, limit: number): { top: number[]; total: number } {
  let most = WORD_BONUS;
  for (const score of scores) if (score > most) most = score;
  const least = Math.floor(most / WORD_BONUS) * WORD_BONUS;
  const top: number[] = [];
  let total = 0;
  for (const [page, score] of scores.entries()) {
    if (score < least) continue;
    total += 1;
    insert(top, page, scores);
    if (top.length > limit) top.pop();
  }
  return { top, total };
}

/** Keeps the list sorted: the greatest score first and, of equal ones, the page that was first. */
function insert(top: number[], page: number, scores: Float64Array): void {
  const score = scores[page] ?? 0;
  let at = top.length;
  while (at > 0 && (scores[top[at - 1] ?? 0] ?? 0) < score) at -= 1;
  top.splice(at, 0, page);
}

const decoder = new TextDecoder();

function toResults(index: SearchIndex, top: readonly number[], sought: readonly Sought[]): SearchResult[] {
  const fold = memoizeTerms();
  let read = 0;
  return top.map((number) => {
    const { href, title, description } = index.pages[number] ?? { href: '/', title: '', description: '' };
    const text = readText(index, number);
    const snippet =
      read < MAX_READ ? (findSnippet(text, sought, fold) ?? findSnippet(description, sought, fold)) : null;
    read += text.length;
    return {
      href,
      title: markMatches(title, sought, fold),
      snippet: snippet ?? toBeginning(description || text),
    };
  });
}

const readText = ({ texts, textStarts }: SearchIndex, number: number): string =>
  decoder.decode(texts.subarray(textStarts[number], textStarts[number + 1]));
