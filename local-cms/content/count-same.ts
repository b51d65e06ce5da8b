type Counts = { start: number; end: number };

/** Counts the equal entries, or characters, at the start of both and then at the end of what is left. */
export function countSame<Entry>(
  a: ArrayLike<Entry>,
  b: ArrayLike<Entry>,
  isSame: (one: Entry | undefined, other: Entry | undefined) => boolean = Object.is,
): Counts {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && isSame(a[start], b[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(a[a.length - 1 - end], b[b.length - 1 - end])) end += 1;
  return { start, end };
}
