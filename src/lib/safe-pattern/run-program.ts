import { foldCase, isInSet, isWordChar } from './char-set';
import type { Edge } from './pattern-node';
import type { Instruction, Program } from './to-program';

/** How many steps matching may still take, some 20 ns each; less than none: it was given up. Many may share one. */
export type StepBudget = { steps: number };

/** Where groups begin and end, by slot; -1: the group took no part. */
type Slots = readonly number[];

type Threads = { at: number; places: number[]; slots: Slots[] };

/**
 * Pike's machine: all ways through a pattern go side by side, one character at a time, so that the work is at most
 * the length of the text times that of the pattern. The first way that a backtracking matcher would find wins.
 * `null`: no match from `from`, or the budget is used up.
 */
export function runProgram(
  program: Program,
  text: string,
  budget: StepBudget,
  { from = 0, isWhole = true, slots = 2 }: { from?: number; isWhole?: boolean; slots?: number } = {},
): Slots | null {
  const run = { program, text, budget, isWhole, seenAt: new Int32Array(program.length).fill(-1) };
  let found: Slots | null = null;
  let threads = createThreads(from);
  addThread(run, threads, 0, new Array<number>(slots).fill(-1));
  while (threads.places.length > 0 && budget.steps >= 0) {
    const next = createThreads(threads.at + 1);
    found = takeCharacter(run, threads, next) ?? found;
    threads = next;
  }
  return budget.steps >= 0 ? found : null;
}

/** Moves all ways on by one character; gives the groups of one that has come to its end. */
function takeCharacter(run: Run, threads: Threads, next: Threads): Slots | null {
  const code = run.text.charCodeAt(threads.at); // NaN behind the end: equal to nothing, in no set
  const folded = foldCase(code);
  for (let i = 0; i < threads.places.length; i++) {
    const place = threads.places[i] ?? 0;
    const instruction = run.program[place];
    const slots = threads.slots[i] ?? [];
    const isEnd = instruction?.op === 'match' && !(run.isWhole && threads.at < run.text.length);
    if (isEnd) return slots; // ways of lower rank cannot win any more
    if (takes(instruction, code, folded, run.budget)) addThread(run, next, place + 1, slots);
  }
  return null;
}

/** Whether a character may stand at a place; each range that is tried is a step. */
export function takes(
  instruction: Instruction | undefined,
  code: number,
  folded: number,
  budget: StepBudget,
): boolean {
  if (instruction?.op === 'char') return instruction.code === folded;
  if (instruction?.op !== 'set' || Number.isNaN(code)) return false;
  budget.steps -= instruction.set.ranges.length;
  return isInSet(instruction.set, code);
}

const createThreads = (at: number): Threads => ({ at, places: [], slots: [] });

/** `seenAt`: the character at which each place was entered last. */
type Run = { program: Program; text: string; budget: StepBudget; isWhole: boolean; seenAt: Int32Array };

/** Follows what takes no character; each place is entered once for each character, by the way of highest rank. */
function addThread(run: Run, threads: Threads, place: number, slots: Slots): void {
  if (run.seenAt[place] === threads.at) return;
  run.seenAt[place] = threads.at;
  run.budget.steps -= 1;
  const instruction = run.program[place];
  switch (instruction?.op) {
    case 'jump':
      addThread(run, threads, instruction.to, slots);
      break;
    case 'split':
      addThread(run, threads, instruction.first, slots);
      addThread(run, threads, instruction.second, slots);
      break;
    case 'save':
      run.budget.steps -= slots.length; // all are copied
      addThread(run, threads, place + 1, toSaved(slots, instruction.slot, threads.at));
      break;
    case 'clear':
      run.budget.steps -= slots.length;
      addThread(run, threads, place + 1, toCleared(slots, instruction));
      break;
    case 'edge':
      if (isAtEdge(instruction.edge, run.text, threads.at)) addThread(run, threads, place + 1, slots);
      break;
    case 'look':
      if (isSeen(run, threads.at, instruction.program) !== instruction.isNegative) {
        addThread(run, threads, place + 1, slots);
      }
      break;
    default:
      threads.places.push(place);
      threads.slots.push(slots);
  }
}

/** Without slots nobody asks for the groups. */
const toSaved = (slots: Slots, slot: number, at: number): Slots =>
  slot < slots.length ? slots.with(slot, at) : slots;

const toCleared = (slots: Slots, { from, to }: { from: number; to: number }): Slots =>
  slots.map((slot, i) => (i >= from && i <= to ? -1 : slot));

const isSeen = ({ text, budget }: Run, at: number, program: Program): boolean =>
  runProgram(program, text, budget, { from: at, isWhole: false }) !== null;

function isAtEdge(edge: Edge, text: string, at: number): boolean {
  if (edge === 'start') return at === 0;
  if (edge === 'end') return at === text.length;
  const isBetween = isWordAt(text, at - 1) !== isWordAt(text, at);
  return isBetween === (edge === 'word');
}

const isWordAt = (text: string, at: number): boolean =>
  at >= 0 && at < text.length && isWordChar(text.charCodeAt(at));
