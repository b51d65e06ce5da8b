/** A part of a text. `isMatch`: the visitor searched for this word. */
export type TextPart = { text: string; isMatch?: boolean };

/** A page that was found. `snippet` is the place of its text that fits best. */
export type SearchResult = { href: string; title: readonly TextPart[]; snippet: readonly TextPart[] };

/** `total` counts all found pages, `results` has the best of them. */
export type Found = { results: readonly SearchResult[]; total: number };

/** The maximum number of characters of a query. What follows is ignored. */
const MAX_QUERY_LENGTH = 100;

/** Returns a query as it is searched for and shown. */
export const toQuery = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .toWellFormed();
