import type { StepBudget } from './run-program';
import type { Program } from './to-program';

/** Where a text can be that has passed these places, without another character: at all that take one, and the end. */
export function findPlaces(program: Program, passed: readonly number[], budget: StepBudget): number[] {
  const places: number[] = [];
  if (passed.length === 0) return places;
  const seen = new Uint8Array(program.length);
  const open = passed.map((place) => place + 1);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen[place] === 1) continue;
    seen[place] = 1;
    budget.steps -= 1;
    const instruction = program[place];
    if (instruction?.op === 'jump') open.push(instruction.to);
    else if (instruction?.op === 'split') open.push(instruction.first, instruction.second);
    else if (instruction?.op === 'save' || instruction?.op === 'clear') open.push(place + 1);
    else places.push(place);
  }
  return places.length > 1 ? places.sort((one, other) => one - other) : places;
}
