export type CharRange = readonly [from: number, to: number];

/** The characters of `[a-z_]`, `[^/]`, `.` or `\d`, as UTF-16 code units. */
export type CharSet = { ranges: readonly CharRange[]; isNegated: boolean };

const MAX_CODE = 0xffff;

const range = (from: string, to: string = from): CharRange => [from.charCodeAt(0), to.charCodeAt(0)];

const DIGITS = [range('0', '9')];
const WORD = [range('a', 'z'), range('A', 'Z'), range('0', '9'), range('_')];
// WhiteSpace and LineTerminator of ECMAScript §12.2 and §12.3.
const SPACE: CharRange[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** `.`: everything but line ends. */
export const ANY_CHAR: CharSet = {
  ranges: [range('\n'), range('\r'), [0x2028, 0x2029]],
  isNegated: true,
};

/** What `\d`, `\w`, `\s` and their opposites stand for; `null` for all other letters. */
export function findNamedRanges(letter: string): readonly CharRange[] | null {
  switch (letter) {
    case 'd':
      return DIGITS;
    case 'w':
      return WORD;
    case 's':
      return SPACE;
    case 'D':
      return invert(DIGITS);
    case 'W':
      return invert(WORD);
    case 'S':
      return invert(SPACE);
    default:
      return null;
  }
}

function invert(ranges: readonly CharRange[]): CharRange[] {
  const gaps: CharRange[] = [];
  let next = 0;
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    if (from > next) gaps.push([next, from - 1]);
    next = to + 1;
  }
  return [...gaps, [next, MAX_CODE]];
}

/** Upper and lower case count as one, as with the flag `i`. */
export function isInSet({ ranges, isNegated }: CharSet, code: number): boolean {
  if (isInRanges(ranges, code)) return !isNegated;
  // Most characters: the only other case of a letter of ASCII is 32 away.
  if (code < 128) return (isLetter(code) && isInRanges(ranges, code ^ 32)) !== isNegated;
  // No character beyond ASCII counts as the other case of one within (see foldCase).
  if (ranges.every(isWithinAscii)) return isNegated;
  const text = String.fromCharCode(code);
  const [upper, lower] = [text.toUpperCase(), text.toLowerCase()];
  const isOtherCase = [upper, lower].some((other) => other.length === 1 && isFoldOf(ranges, other, code));
  return isOtherCase !== isNegated;
}

const isWithinAscii = ([, to]: CharRange): boolean => to < 128;

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

function isFoldOf(ranges: readonly CharRange[], other: string, code: number): boolean {
  const otherCode = other.charCodeAt(0);
  return foldCase(otherCode) === foldCase(code) && isInRanges(ranges, otherCode);
}

function isInRanges(ranges: readonly CharRange[], code: number): boolean {
  for (const range of ranges) if (code >= range[0] && code <= range[1]) return true;
  return false;
}

const BEYOND_ASCII = /[^\0-\x7f]/;

export const isWordChar = (code: number): boolean => isInRanges(WORD, code);

/** Canonicalize of ECMAScript §22.2.2.7.3: upper case, unless that is several units or leads into ASCII. */
export function foldCase(code: number): number {
  if (code < 128) return code >= 97 && code <= 122 ? code - 32 : code;
  const upper = String.fromCharCode(code).toUpperCase();
  if (upper.length !== 1) return code;
  const upperCode = upper.charCodeAt(0);
  return upperCode < 128 ? code : upperCode;
}

export const foldText = (text: string): string =>
  !BEYOND_ASCII.test(text)
    ? text.toUpperCase()
    : text.replace(/[^A-Z]/g, (unit) => String.fromCharCode(foldCase(unit.charCodeAt(0))));
