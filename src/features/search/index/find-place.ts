/** Finds the first term of which this is true. It is true of all terms that follow. */
export function findPlace(terms: readonly string[], isAfter: (term: string) => boolean): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(terms[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}
