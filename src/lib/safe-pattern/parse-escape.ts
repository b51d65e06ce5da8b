import { type CharRange, findNamedRanges } from './char-set';
import { PatternError } from './pattern-node';
import type { PatternReader } from './pattern-reader';

const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
const HEX = /x([0-9a-f]{2})|u([0-9a-f]{4})/iy;

/** What stands after a backslash: one character, or those of `\d` and its like. */
export function parseEscape(reader: PatternReader): number | readonly CharRange[] {
  const hex = reader.takeMatch(HEX);
  if (hex) return Number.parseInt(hex[1] ?? hex[2] ?? '', 16);
  const letter = reader.next();
  const ranges = findNamedRanges(letter);
  if (ranges) return ranges;
  // What a group has matched cannot be known to a matcher that never goes back.
  if (/[1-9k]/.test(letter)) throw new PatternError(`it refers back to a group by \\${letter}`);
  return CONTROLS[letter] ?? letter.charCodeAt(0);
}
