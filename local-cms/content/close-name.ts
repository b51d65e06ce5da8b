/** Damerau-Levenshtein distance: an edit inserts, deletes or replaces a letter, or swaps two neighbors. */
function countEdits(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      const edited = Math.min(previous[column] ?? 0, current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, swapped, edited));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? to.length;
}

export function findCloseName(written: string, names: readonly string[]): string | null {
  const word = written.slice(0, 60).toLowerCase();
  const ranked = names
    .map((name) => ({ name, edits: countEdits(word, name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= Math.max(1, Math.floor(word.length / 3)) ? best.name : null;
}

/** Returns an error message such as `unknown field "Titel". Did you mean "Title"? There are: Title, Text.` */
export function toUnknownNameText(what: string, written: string, names: readonly string[]): string {
  const close = findCloseName(written, names);
  const hint = close ? ` Did you mean "${close}"?` : '';
  const known = names.length > 0 ? ` There are: ${names.slice(0, 20).join(', ')}.` : '';
  return `unknown ${what} "${written.slice(0, 60)}".${hint}${known}`;
}
