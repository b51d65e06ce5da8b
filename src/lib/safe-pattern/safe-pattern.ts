import { type LiteralParts, toLiteralParts } from './literal-parts';
import { parsePattern } from './parse-pattern';
import { toExample } from './pattern-example';
import { PatternError } from './pattern-node';
import { createRecognizer, type Recognizer } from './recognizer';
import { runProgram, type StepBudget } from './run-program';
import { type Program, toProgram } from './to-program';

/**
 * A regular expression that cannot hang: it takes JavaScript's syntax and gives the same matches and groups, in time
 * that grows with the text and never explodes. Upper and lower case count as one. It knows no references back to a
 * group, and it does not look behind; a PatternError says so.
 */
export type SafePattern = Recognizer & {
  program: Program;
  slots: number;
  /** The numbers of the groups that have a name. */
  names: ReadonlyMap<string, number>;
  literal: LiteralParts;
  /** A text that the pattern most likely matches. */
  example: string;
};

/** Characters; a pattern of a person is shorter, and the work of matching grows with it. */
const MAX_LENGTH = 500;

export function createSafePattern(source: string): SafePattern {
  if (source.length > MAX_LENGTH) throw new PatternError(`it is longer than ${MAX_LENGTH} characters`);
  const { node, names } = parsePattern(source);
  const program = toProgram(node);
  const highest = program.reduce((slot, step) => (step.op === 'save' ? Math.max(slot, step.slot) : slot), 1);
  return {
    program,
    ...createRecognizer(program),
    slots: highest + 1,
    names,
    literal: toLiteralParts(node),
    example: toExample(node),
  };
}

/** What a group took, and where it begins; one that took no part is empty. */
export type Group = { text: string; from: number };

/** The groups of a match of the whole text, `$0` first. */
export function matchWhole(
  { program, slots }: SafePattern,
  text: string,
  budget: StepBudget,
): Group[] | null {
  const found = runProgram(program, text, budget, { slots });
  if (!found) return null;
  const groups = [{ text, from: 0 }];
  for (let i = 2; i < slots; i += 2) {
    const [from = -1, to = -1] = found.slice(i, i + 2);
    groups.push(from < 0 || to < 0 ? { text: '', from: 0 } : { text: text.slice(from, to), from });
  }
  return groups;
}
