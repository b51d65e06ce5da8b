import { matchTokens } from './match-tokens.ts';
import { isBlockTag, type Token, toHtml, toTagName, toTokens } from './tokens.ts';

const isEqual = (a: readonly Token[], b: readonly Token[]): boolean =>
  a.length === b.length && a.every(({ key }, index) => key === b[index]?.key);

/** Returns a function that gives a new block the white space that the source has before such blocks. */
function createSpacing(source: readonly Token[]): (token: Token) => string {
  const spaces = new Map(source.slice(1).map(({ text, space }) => [toTagName(text), space]));
  const isOwnLine = /^<(p|h[1-6]|ul|ol|blockquote|table|div|pre|figure|aside|section)$/;
  return ({ text, space }) => {
    if (!isBlockTag(text)) return space;
    const name = toTagName(text);
    return spaces.get(name) ?? (isOwnLine.test(name) ? '\n' : '');
  };
}

/** A part of the text between two places where all three agree. */
type Part = { theirs: readonly Token[]; base: readonly Token[]; mine: readonly Token[] };

function toResult({ theirs, base, mine }: Part, toSpace: (token: Token) => string): readonly Token[] {
  if (isEqual(mine, base)) return theirs;
  const hasSameLength = theirs.length === mine.length;
  return mine.map((token, index) => ({
    ...token,
    space: hasSameLength ? (theirs[index]?.space ?? '') : toSpace(token),
  }));
}

/** Cuts the tokens at those that all three have. */
function* listParts(
  written: readonly Token[],
  base: readonly Token[],
  mine: readonly Token[],
): Generator<Part> {
  const toWritten = matchTokens(base, written);
  const toMine = matchTokens(base, mine);
  let at = { written: 0, base: 0, mine: 0 };
  const cut = (end: typeof at): Part => {
    const theirs = written.slice(at.written, end.written);
    return { theirs, base: base.slice(at.base, end.base), mine: mine.slice(at.mine, end.mine) };
  };
  for (const [index, mineIndex] of toMine.entries()) {
    const writtenIndex = toWritten[index] ?? -1;
    if (mineIndex < 0 || writtenIndex < 0) continue;
    yield cut({ written: writtenIndex, base: index, mine: mineIndex });
    at = { written: writtenIndex, base: index, mine: mineIndex };
    const after = { written: writtenIndex + 1, base: index + 1, mine: mineIndex + 1 };
    yield cut(after);
    at = after;
  }
  yield cut({ written: written.length, base: base.length, mine: mine.length });
}

/**
 * Returns the HTML of an editor as a change of the source: what was not edited stays as it was written. `opened` is
 * what the editor made of the source when it was opened, and `edited` what it has now.
 */
export function keepSource(source: string, opened: string, edited: string): string {
  const { tokens: written, rest } = toTokens(source);
  const parts = listParts(written, toTokens(opened).tokens, toTokens(edited).tokens);
  const toSpace = createSpacing(written);
  const [first, ...more] = [...parts].flatMap((part) => toResult(part, toSpace));
  if (!first) return rest;
  return toHtml([{ ...first, space: written[0]?.space ?? '' }, ...more]) + rest;
}
