import { createPause } from '@/platform/async/create-pause';
import { listWords } from '../text/list-words';
import { memoizeTerms } from '../text/memoize-terms';
import type { toTerms } from '../text/to-terms';
import { type IndexedPage, type SearchIndex, WEIGHT_BITS } from './index-data';
import { packLists } from './pack-lists';

type Weight = { read: (page: IndexedPage) => string; each: number; most: number };

/**
 * How much a word in each text of a page counts, and the most that it counts if it is there several times. The sum of
 * the largest weights fits in WEIGHT_BITS.
 */
const WEIGHTS: readonly Weight[] = [
  { read: ({ title }) => title, each: 16, most: 32 },
  { read: ({ description }) => description, each: 3, most: 6 },
  { read: ({ text }) => text, each: 1, most: 8 },
];

/** The most that the texts of a site in a language take. Of later pages only title and description are searched. */
const MAX_TEXT_BYTES = 20_000_000;
const MAX_PAGES = 20_000;

export type IndexBuilder = {
  /** Adds a page. Returns `false` if the index is full. */
  add: (page: IndexedPage) => boolean;
  /** Completes the index in slices, so that other requests do not wait. */
  finish: () => Promise<SearchIndex>;
};

/** The index is in arrays of numbers and bytes, because a library's maps of maps take ten times the memory. */
export function createIndexBuilder(): IndexBuilder {
  const postings = new Map<string, number[]>();
  const pages: Omit<IndexedPage, 'text'>[] = [];
  const texts: Uint8Array[] = [];
  const fold = memoizeTerms();
  let textBytes = 0;

  return {
    add: ({ text, ...page }) => {
      if (pages.length >= MAX_PAGES) return false;
      const bytes = Buffer.from(text);
      const hasRoom = textBytes + bytes.byteLength <= MAX_TEXT_BYTES;
      const number = pages.push(page) - 1;
      texts.push(hasRoom ? bytes : new Uint8Array());
      if (hasRoom) textBytes += bytes.byteLength;
      for (const [term, weight] of toWeights({ ...page, text: hasRoom ? text : '' }, fold)) {
        const posting = number * 2 ** WEIGHT_BITS + weight;
        const list = postings.get(term);
        if (list) list.push(posting);
        else postings.set(term, [posting]);
      }
      return true;
    },
    finish: async () => {
      const terms = await sortTerms(postings);
      const lists = terms.map((term) => postings.get(term) ?? []);
      const { packed, starts } = await packLists(lists, (length) => new Uint32Array(length));
      const all = await packLists(texts, (length) => new Uint8Array(length));
      return { pages, terms, postings: packed, starts, texts: all.packed, textStarts: all.starts };
    },
  };
}

function toWeights(page: IndexedPage, fold: typeof toTerms): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { read, each, most } of WEIGHTS) {
    const inText = new Map<string, number>();
    for (const { text } of listWords(read(page))) {
      for (const term of fold(text)) inText.set(term, Math.min(most, (inText.get(term) ?? 0) + each));
    }
    for (const [term, weight] of inText) weights.set(term, (weights.get(term) ?? 0) + weight);
  }
  return weights;
}

/** Sorts by the first character and then each of these groups, which takes the same time but can pause. */
async function sortTerms(postings: ReadonlyMap<string, unknown>): Promise<string[]> {
  const pause = createPause();
  const groups = new Map<string, string[]>();
  for (const term of postings.keys()) {
    const first = term.slice(0, 1);
    const group = groups.get(first);
    if (group) group.push(term);
    else groups.set(first, [term]);
  }
  const sorted: string[] = [];
  for (const first of [...groups.keys()].sort()) {
    for (const term of groups.get(first)?.sort() ?? []) sorted.push(term);
    await pause();
  }
  return sorted;
}
