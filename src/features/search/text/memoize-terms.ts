import { toTerms } from './to-terms';

const MAX_KNOWN_WORDS = 50_000;

/** Returns `toTerms` with a memory: pages have most of their words in common, and folding takes most of the time. */
export function memoizeTerms(): typeof toTerms {
  const known = new Map<string, string[]>();
  return (word) => {
    const terms = known.get(word) ?? toTerms(word);
    if (known.size < MAX_KNOWN_WORDS) known.set(word, terms);
    return terms;
  };
}
