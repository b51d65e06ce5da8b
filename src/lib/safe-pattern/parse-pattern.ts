import { ANY_CHAR } from './char-set';
import { parseClass } from './parse-class';
import { parseEscape } from './parse-escape';
import { PatternError, type PatternNode } from './pattern-node';
import { createPatternReader, type PatternReader } from './pattern-reader';

const QUANTIFIER = /(?:([*+?])|\{(\d{1,4})(,)?(\d{1,4})?\})(\??)/y;
const GROUP_NAME = /\?<([$_\p{ID_Start}][$\p{ID_Continue}]*)>/uy;

/** `names`: the numbers of the groups that have one. */
type ParsedPattern = { node: PatternNode; names: ReadonlyMap<string, number> };

/** Reads a regular expression of JavaScript without flags. What it cannot take, it says in a PatternError. */
export function parsePattern(source: string): ParsedPattern {
  const reader = createPatternReader(source);
  const node = parseChoice(reader);
  if (reader.peek() !== '') throw new PatternError('a ")" has no "("');
  return { node, names: reader.names };
}

function parseChoice(reader: PatternReader): PatternNode {
  const options = [parseSequence(reader)];
  while (reader.take('|')) options.push(parseSequence(reader));
  const [only] = options;
  return options.length === 1 && only ? only : { kind: 'choice', options };
}

function parseSequence(reader: PatternReader): PatternNode {
  const parts: PatternNode[] = [];
  while (!['', '|', ')'].includes(reader.peek())) parts.push(parseRepeated(reader));
  return { kind: 'sequence', parts };
}

function parseRepeated(reader: PatternReader): PatternNode {
  if (reader.takeMatch(QUANTIFIER)) throw new PatternError('there is nothing to repeat');
  const node = parseAtom(reader);
  const quantifier = reader.takeMatch(QUANTIFIER);
  if (!quantifier) return node;
  if (node.kind === 'edge' || node.kind === 'look') throw new PatternError('there is nothing to repeat');
  const [, sign, from, hasComma, to, lazy] = quantifier;
  const min = from === undefined ? Number(sign === '+') : Number(from);
  const max = from === undefined ? toMax(sign) : toCountedMax(min, hasComma, to);
  if (max < min) throw new PatternError('a repetition runs backwards');
  return { kind: 'repeat', node, min, max, isLazy: lazy === '?' };
}

const toMax = (sign: string | undefined): number => (sign === '?' ? 1 : Number.POSITIVE_INFINITY);

function toCountedMax(min: number, hasComma: string | undefined, to: string | undefined): number {
  if (!hasComma) return min;
  return to === undefined ? Number.POSITIVE_INFINITY : Number(to);
}

function parseAtom(reader: PatternReader): PatternNode {
  const char = reader.next();
  switch (char) {
    case '.':
      return { kind: 'set', set: ANY_CHAR };
    case '^':
      return { kind: 'edge', edge: 'start' };
    case '$':
      return { kind: 'edge', edge: 'end' };
    case '[':
      return { kind: 'set', set: parseClass(reader) };
    case '(':
      return parseGroup(reader);
    case '\\':
      return parseBackslash(reader);
    default:
      return { kind: 'char', code: char.charCodeAt(0) };
  }
}

function parseBackslash(reader: PatternReader): PatternNode {
  if (reader.take('b')) return { kind: 'edge', edge: 'word' };
  if (reader.take('B')) return { kind: 'edge', edge: 'not-word' };
  const escaped = parseEscape(reader);
  if (typeof escaped === 'number') return { kind: 'char', code: escaped };
  return { kind: 'set', set: { ranges: escaped, isNegated: false } };
}

function parseGroup(reader: PatternReader): PatternNode {
  if (reader.take('?:')) return closeGroup(reader, parseChoice(reader));
  const look = reader.takeMatch(/\?[=!]/y)?.[0];
  if (look) {
    return { kind: 'look', node: closeGroup(reader, parseChoice(reader)), isNegative: look === '?!' };
  }
  if (reader.takeMatch(/\?<[=!]/y)) throw new PatternError('it looks back by (?<');
  const name = reader.takeMatch(GROUP_NAME)?.[1];
  if (name === undefined && reader.peek() === '?') throw new PatternError('there is nothing to repeat');
  const index = reader.openGroup(name);
  return { kind: 'group', index, node: closeGroup(reader, parseChoice(reader)) };
}

function closeGroup(reader: PatternReader, node: PatternNode): PatternNode {
  if (!reader.take(')')) throw new PatternError('a "(" is never closed');
  return node;
}
