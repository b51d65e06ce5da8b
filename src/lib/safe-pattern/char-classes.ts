import { type CharSet, foldCase, isInSet } from './char-set';
import type { Program } from './to-program';

const ASCII = 128;

/** `samples`: a character of each class of ASCII. */
export type CharClasses = { toClass: (code: number) => number; samples: readonly number[] };

/**
 * A number for each character, the same for those that no place of a program tells apart: what is learned of `a` then
 * holds for all of `[a-z]`. Beyond ASCII each character is on its own.
 */
export function createCharClasses(program: Program): CharClasses {
  const chars = new Set<number>();
  const sets = new Set<CharSet>();
  for (const instruction of program) {
    if (instruction.op === 'char') chars.add(instruction.code);
    if (instruction.op === 'set') sets.add(instruction.set);
  }
  const singles = Uint8Array.from({ length: ASCII }, (_, code) => (chars.has(foldCase(code)) ? code + 1 : 0));
  let classes = number(singles);
  // Each set divides the classes into what it takes and what it does not.
  for (const set of sets) classes = number(classes.map((of, code) => 2 * of + Number(isInSet(set, code))));
  const samples = classes.flatMap((of, code) => (classes.indexOf(of) === code ? [code] : []));
  return { toClass: (code) => (code < ASCII ? (classes[code] ?? code) : code), samples };
}

/** The same division with small numbers; there are never more than there are characters. */
function number(divided: ArrayLike<number>): number[] {
  const numbers = new Map<number, number>();
  return Array.from(divided, (of) => {
    const known = numbers.get(of) ?? numbers.size;
    numbers.set(of, known);
    return known;
  });
}
