import type { Found, SearchResult } from '@/rendering/component/search-outcome';
import { createToKnownTerms } from '../text/create-to-known-terms';
import { listWords } from '../text/list-words';
import { findSnippet, markMatches, type Sought, toBeginning } from '../text/mark-matches';
import { toTerms } from '../text/to-terms';
import { findCloseTerms } from './find-close-terms';
import { findPlace } from './find-place';
import { type SearchIndex, WEIGHT_BITS, WEIGHT_MASK } from './index-data';

/** More words are ignored. */
const MAX_WORDS = 8;
/** How much a word counts of which only the beginning, or a similar word, was searched for. */
const BEGINNING = 0.4;
const SIMILAR = 0.3;

/** A search reads so many characters for snippets. The results that follow have the beginnings of their pages. */
const MAX_READ = 200_000;

/** Greater than the sum of the scores of all words. */
const WORD_BONUS = 1e6;

/** Finds the pages with all words of the query or, if there are none, those with the most of its words. */
export function searchIndex(index: SearchIndex, query: string, limit: number): Found {
  const words = [...new Set([...listWords(query)].map(({ text }) => text))].slice(0, MAX_WORDS);
  const scores = new Float64Array(index.pages.length);
  const best = new Float64Array(index.pages.length);
  const sought: Sought[] = [];
  for (const [number, word] of words.entries()) {
    const isLast = number === words.length - 1;
    sought.push(...addScores(index, word, { isLast, best: best.fill(0) }));
    // Each word counts more than all scores, so that pages with more words come first.
    for (let page = 0; page < best.length; page++)
      if (best[page]) scores[page] = (scores[page] ?? 0) + WORD_BONUS + (best[page] ?? 0);
  }
  const { top, total } = selectTop(scores, limit);
  return { results: toResults(index, top, sought), total };
}

/** Adds the score of each page for a word. Returns what to mark in the texts. */
function addScores(
  index: SearchIndex,
  word: string,
  { isLast, best }: { isLast: boolean; best: Float64Array },
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
      addTerm(index, number, length === form.length ? 1 : BEGINNING * (form.length / length), best);
    }
  }
  if (isFound) return forms.map((term) => ({ term, isWhole }));
  const close = findCloseTerms(index.terms, forms[0] ?? '');
  for (const number of close) addTerm(index, number, SIMILAR, best);
  return close.map((number) => ({ term: index.terms[number] ?? '', isWhole: true }));
}

function addTerm(
  { postings, starts, pages }: SearchIndex,
  term: number,
  share: number,
  best: Float64Array,
): void {
  const start = starts[term] ?? 0;
  const end = starts[term + 1] ?? 0;
  const rarity = Math.log(1 + pages.length / (end - start));
  for (let i = start; i < end; i++) {
    const posting = postings[i] ?? 0;
    const page = posting >>> WEIGHT_BITS;
    const score = (posting & WEIGHT_MASK) * rarity * share;
    if (score > (best[page] ?? 0)) best[page] = score;
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
  const toForms = createToKnownTerms();
  let read = 0;
  return top.map((number) => {
    const { href, title, description } = index.pages[number] ?? { href: '/', title: '', description: '' };
    const text = readText(index, number);
    const beginning = toBeginning(description || text);
    const snippet =
      read < MAX_READ && (findSnippet(text, sought, toForms) ?? findSnippet(description, sought, toForms));
    read += text.length;
    return { href, title: markMatches(title, sought, toForms), snippet: snippet || beginning };
  });
}

const readText = ({ texts, textStarts }: SearchIndex, number: number): string =>
  decoder.decode(texts.subarray(textStarts[number], textStarts[number + 1]));
