/** Returns the list with one entry at another place. There is no place before the first, or after the last. */
export function moveInList<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  if (to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
