/** A page as it is searched. All texts are plain. */
export type IndexedPage = { href: string; title: string; description: string; text: string };

/** The bits of a posting that have the weight of the word on the page. The others have the number of the page. */
export const WEIGHT_BITS = 6;
export const WEIGHT_MASK = 2 ** WEIGHT_BITS - 1;

/** The pages of a site in a language, and which of them have which word. */
export type SearchIndex = {
  pages: readonly Omit<IndexedPage, 'text'>[];
  /** All words, folded and sorted by their UTF-16 units. */
  terms: readonly string[];
  /** The pages of each word, each as the number of the page and the weight of the word on it. */
  postings: Uint32Array;
  /** Where the postings of each word begin. The last number is where the last ones end. */
  starts: Uint32Array;
  /** The texts of all pages in UTF-8. */
  texts: Uint8Array;
  textStarts: Uint32Array;
};

/** Returns roughly how many bytes an index takes. */
export function toIndexBytes({ pages, terms, postings, starts, texts, textStarts }: SearchIndex): number {
  const numbers = postings.byteLength + starts.byteLength + texts.byteLength + textStarts.byteLength;
  return numbers + terms.length * 40 + pages.length * 600;
}
