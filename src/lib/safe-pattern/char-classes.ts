import { type CharSet, foldCase, isInSet } from './char-set';
import type { StepBudget } from './run-program';
import type { Program } from './to-program';

const ASCII = 128;
/** What telling the class of a character beyond ASCII takes, beside the sets that are asked. */
const STEPS_BEYOND = 5;
const RANGES_PER_STEP = 4;

export type CharClasses = {
  /** A number for a character, the same for those that no place of the program tells apart. */
  toClass: (code: number, budget: StepBudget) => number;
  /** Steps that telling a class takes at most. */
  steps: number;
  /** A character of each class of ASCII. */
  samples: readonly number[];
};

/** What is learned of `a` holds for all of `[a-z]`, and what is learned of one Chinese character for all. */
export function createCharClasses(program: Program): CharClasses {
  const chars = new Set<number>();
  const sets = new Set<CharSet>();
  for (const instruction of program) {
    if (instruction.op === 'char') chars.add(instruction.code);
    if (instruction.op === 'set') sets.add(instruction.set);
  }
  const toAsked = (code: number) => (chars.has(foldCase(code)) ? foldCase(code) + 1 : 0);
  let classes = number(Array.from({ length: ASCII }, (_, code) => toAsked(code)));
  // Each set divides the classes into what it takes and what it does not.
  for (const set of sets) classes = number(classes.map((of, code) => 2 * of + Number(isInSet(set, code))));

  const beyond = new Map<string, number>();
  const steps =
    STEPS_BEYOND + [...sets].reduce((sum, { ranges }) => sum + 1 + ranges.length / RANGES_PER_STEP, 0);
  function toClassBeyond(code: number, budget: StepBudget): number {
    budget.steps -= steps;
    let key = `${toAsked(code)} `;
    for (const set of sets) key += isInSet(set, code) ? '1' : '0';
    const of = beyond.get(key) ?? ASCII + beyond.size;
    beyond.set(key, of);
    return of;
  }

  return {
    steps,
    toClass: (code, budget) => classes[code] ?? toClassBeyond(code, budget),
    samples: classes.flatMap((of, code) => (classes.indexOf(of) === code ? [code] : [])),
  };
}

/** The same division with small numbers. */
function number(divided: readonly number[]): number[] {
  const numbers = new Map<number, number>();
  return divided.map((of) => {
    const known = numbers.get(of) ?? numbers.size;
    numbers.set(of, known);
    return known;
  });
}
