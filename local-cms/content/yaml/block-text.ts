import { countSame } from '../count-same.ts';

/** Returns whether a text has only characters that a block can contain, and an end that a reader cannot misunderstand. */
const isBlockText = (value: string): boolean =>
  /\S/.test(value) &&
  !/\n\n$/.test(value) &&
  !/[^\t\n\x20-\x7e\u00a1-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u.test(value);

/**
 * Returns whether a text can be a literal block (`|`). Excludes texts whose last or empty lines a reader could
 * misunderstand or a text editor could remove.
 */
export const isLiteral = (value: string): boolean =>
  /\n/.test(value.trimEnd()) && isBlockText(value) && !/^[ \t]+$/m.test(value) && !/^\t/.test(value);

export const toValueLines = (value: string): string[] => value.replace(/\n$/, '').split('\n');

/** Returns the header of a literal block: `|`, or `|-` if no line break ends the text. */
export function toHeader(value: string): string {
  const firstLine = toValueLines(value).find((line) => line !== '') ?? '';
  return `|${/^[ \t]/.test(firstLine) ? '2' : ''}${value.endsWith('\n') ? '' : '-'}`;
}

type LiteralBlock = {
  /** The header without comment, such as `|` or `|-`. */
  header: string;
  /** The lines below the header, each with its line break. */
  lines: readonly string[];
  value: string;
};

/** Returns the block with another value, in which equal lines keep every byte; null if it must be written anew. */
export function changeLiteral(
  block: LiteralBlock,
  value: string,
): Pick<LiteralBlock, 'header' | 'lines'> | null {
  if (!/^\|[1-9]?-?$/.test(block.header) || !isBlockText(value)) return null;
  if (/^\n*[ \t]/.test(value) && !/[1-9]/.test(block.header)) return null;
  const old = toValueLines(block.value);
  const next = toValueLines(value);
  const sample = old.findIndex((line) => line !== '');
  const source = block.lines[sample]?.replace(/\r?\n$/, '');
  if (sample < 0 || source === undefined || block.lines.length < old.length) return null;
  const indent = source.slice(0, source.length - (old[sample]?.length ?? 0));
  const lineBreak = block.lines.some((line) => line.endsWith('\r\n')) ? '\r\n' : '\n';
  const { start: before, end: after } = countSame(old, next);
  const middle = next
    .slice(before, next.length - after)
    .map((line) => (line === '' ? lineBreak : indent + line + lineBreak));
  const header = block.header.replace('-', '') + (value.endsWith('\n') ? '' : '-');
  const lines = [...block.lines.slice(0, before), ...middle, ...block.lines.slice(old.length - after)];
  return { header, lines };
}

/** Line breaks of a text that is written in several lines but has none, such as a long plain text. */
export function keepBreaks(lines: readonly string[], value: string): string[] | null {
  const old = lines.join(' ');
  if (lines.length < 2 || /\n|^\s|\s$|^$/.test(value) || lines.includes('')) return null;
  const width = Math.max(80, ...lines.map((line) => line.length));
  const { start: before, end: after } = countSame(old, value);
  const shift = value.length - old.length;
  let position = -1;
  const kept = lines.slice(0, -1).flatMap((line) => {
    position += line.length + 1;
    if (position < before) return [position];
    return position >= old.length - after ? [position + shift] : [];
  });
  const isBreak = (at: number) => value[at] === ' ' && value[at - 1] !== ' ' && value[at + 1] !== ' ';
  const cuts = kept.filter(isBreak);
  const parts = [...cuts, value.length].map((cut, index) =>
    value.slice(index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1, cut),
  );
  return parts.flatMap((part) => wrap(part, width));
}

/** Breaks a line at single spaces if it is longer than `width`. */
function wrap(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const spaces = [...line.matchAll(/(?<! ) (?! )/g)].map(({ index }) => index);
  const cut = spaces.findLast((space) => space <= width) ?? spaces[0];
  return cut === undefined ? [line] : [line.slice(0, cut), ...wrap(line.slice(cut + 1), width)];
}
