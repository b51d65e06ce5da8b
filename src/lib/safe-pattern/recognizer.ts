import { createCharClasses } from './char-classes';
import { foldCase } from './char-set';
import { findPlaces } from './find-places';
import { PatternError } from './pattern-node';
import { runProgram, type StepBudget, takes } from './run-program';
import type { Program } from './to-program';

/** Tells whether a pattern matches the whole of a text; `false` also when the budget is used up. */
export type Recognizer = {
  recognize: (text: string, budget: StepBudget) => boolean;
  /** Steps that a character takes at most, once it is known where it leads. */
  stepsPerCharacter: number;
};

/** All places of a program that a text may have led to, and where each class of characters leads from there. */
type State = { places: readonly number[]; isEnd: boolean; next: Map<number, State> };

const NOWHERE: State = { places: [], isEnd: false, next: new Map() };

/** Places, over all that a pattern has met: few need so many, and no visitor may fill the memory. */
const MOST_REMEMBERED = 2048;
/** What finding out where a character leads takes, and what each place takes that is looked at then. */
const STEPS_OF_LEARNING = 40;
const STEPS_OF_PLACE = 3;
/** What telling a character beyond ASCII apart may take: some 80 sets. */
const MOST_STEPS_OF_CLASS = 100;
/** What is learned beforehand: all of a usual pattern, so that no visitor waits for it. */
const STEPS_BEFOREHAND = 4000;

/**
 * Tells in about one step a character whether a pattern matches, for it remembers where characters lead (a lazy DFA).
 * What groups take it does not know: only the one pattern that matches is asked for that (run-program.ts).
 */
export function createRecognizer(program: Program): Recognizer {
  // Edges and look-aheads depend on more than the characters before.
  if (program.some(({ op }) => op === 'edge' || op === 'look')) {
    return {
      recognize: (text, budget) => runProgram(program, text, budget, { slots: 0 }) !== null,
      stepsPerCharacter: 1,
    };
  }
  const { toClass, samples, steps: stepsOfClass } = createCharClasses(program);
  if (stepsOfClass > MOST_STEPS_OF_CLASS)
    throw new PatternError('it tells too many kinds of characters apart');
  const states = new Map<string, State>();
  const start = toState(findPlaces(program, [-1], { steps: 0 }));
  let remembered = 0;

  function toState(places: readonly number[]): State {
    const key = places.join();
    const known = states.get(key);
    if (known) return known;
    const isEnd = places.some((place) => program[place]?.op === 'match');
    const state = { places, isEnd, next: new Map() };
    states.set(key, state);
    return state;
  }

  function learn(state: State, code: number, budget: StepBudget): State {
    const folded = foldCase(code);
    const taking = state.places.filter((place) => takes(program[place], code, folded, budget));
    budget.steps -= STEPS_OF_LEARNING + STEPS_OF_PLACE * state.places.length;
    if (remembered >= MOST_REMEMBERED) {
      for (const { next } of states.values()) next.clear();
      states.clear();
      // It stays in use: out of the list, what it leads to would never be forgotten again.
      states.set(start.places.join(), start);
      remembered = 0;
    }
    const places = findPlaces(program, taking, budget);
    const after = places.length > 0 ? toState(places) : NOWHERE;
    state.next.set(toClass(code, budget), after);
    remembered += 1 + places.length;
    return after;
  }

  const beforehand = { steps: STEPS_BEFOREHAND };
  const reached = new Set([start]);
  for (const state of reached) {
    for (const code of state === NOWHERE ? [] : samples) {
      if (beforehand.steps > 0) reached.add(learn(state, code, beforehand));
    }
  }

  function recognize(text: string, budget: StepBudget): boolean {
    let state = start;
    for (let at = 0; at < text.length; at++) {
      budget.steps -= 1;
      if (budget.steps < 0 || state === NOWHERE) return false;
      const code = text.charCodeAt(at);
      state = state.next.get(toClass(code, budget)) ?? learn(state, code, budget);
    }
    return state.isEnd && budget.steps >= 0;
  }
  return { recognize, stepsPerCharacter: 1 + stepsOfClass };
}
