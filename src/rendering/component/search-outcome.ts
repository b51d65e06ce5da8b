/** A part of a text. `isMatch`: the visitor searched for this word. */
export type TextPart = { text: string; isMatch?: boolean };

/** A page that was found. `snippet` is the place of its text that fits best. */
export type SearchResult = { href: string; title: readonly TextPart[]; snippet: readonly TextPart[] };

/** `total` counts all found pages, `results` has the best of them. */
export type Found = { results: readonly SearchResult[]; total: number };

/** `page` counts from 1. Each page also shows the results of those before. */
export type SearchRequest = { query: string; page: number };

/** What the visitor searched for and what was found; `null` if the site cannot search at the moment. */
export type SearchOutcome = SearchRequest & { found: Found | null };
