import { type Entry, getColumn } from './entries.ts';
import { getLineEnd, getLineStart, getNextLine } from './patches.ts';

/**
 * Returns where the comments begin that stand right above an entry, or the start of its line. Looks back as far as the
 * entry before ends, because a line of its text can look like a comment.
 */
export function getCommentStart(text: string, start: number, previousEnd: number): number {
  let at = getLineStart(text, start);
  while (at > previousEnd) {
    const above = getLineStart(text, at - 1);
    if (above < previousEnd || !/^[ \t]*#/.test(text.slice(above, at))) break;
    at = above;
  }
  return at;
}

/** Returns where the lines of an entry end, with the comments below it that are indented deeper than the entry. */
export function getBlockEnd(text: string, { start, end }: Entry): number {
  const column = getColumn(text, start);
  let at = getNextLine(text, end);
  while (at < text.length) {
    const comment = /^( *)#/.exec(text.slice(at, getLineEnd(text, at)));
    if (!comment || (comment[1]?.length ?? 0) <= column) break;
    at = getNextLine(text, at);
  }
  return at;
}
