import type { CharRange, CharSet } from './char-set';
import { parseEscape } from './parse-escape';
import { PatternError } from './pattern-node';
import type { PatternReader } from './pattern-reader';

const BACKSPACE = 8;

/** `[…]`, from behind the opening bracket. */
export function parseClass(reader: PatternReader): CharSet {
  const isNegated = reader.take('^');
  const ranges: CharRange[] = [];
  while (!reader.take(']')) {
    if (reader.peek() === '') throw new PatternError('a "[" is never closed');
    ranges.push(...parseRanges(reader));
  }
  return { ranges, isNegated };
}

function parseRanges(reader: PatternReader): readonly CharRange[] {
  const from = parseMember(reader);
  const isRange = reader.takeMatch(/-(?!\])/y) !== null;
  if (!isRange) return toRanges(from);
  const to = parseMember(reader);
  // `[\w-.]`: the dash stands for itself.
  if (typeof from !== 'number' || typeof to !== 'number')
    return [...toRanges(from), [45, 45], ...toRanges(to)];
  if (from > to) throw new PatternError('a range runs backwards');
  return [[from, to]];
}

function parseMember(reader: PatternReader): number | readonly CharRange[] {
  const char = reader.next();
  if (char !== '\\') return char.charCodeAt(0);
  return reader.take('b') ? BACKSPACE : parseEscape(reader);
}

const toRanges = (member: number | readonly CharRange[]): readonly CharRange[] =>
  typeof member === 'number' ? [[member, member]] : member;
