import { type CharSet, foldCase } from './char-set';
import { type Edge, PatternError, type PatternNode } from './pattern-node';

/** One step of the matcher. Numbers are places in the program, or slots where a group begins or ends. */
export type Instruction =
  | { op: 'char'; code: number }
  | { op: 'set'; set: CharSet }
  | { op: 'split'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { op: 'save'; slot: number }
  | { op: 'clear'; from: number; to: number }
  | { op: 'edge'; edge: Edge }
  | { op: 'look'; program: Program; isNegative: boolean }
  | { op: 'match' };

export type Program = readonly Instruction[];

/**
 * Parts of a pattern and ranges of its classes, repetitions written out: what one character may cost at most.
 * `(a{99}){99}` would become ten thousand.
 */
const MAX_PARTS = 2000;

/** A program that is being written; `left`: how many parts it may still have, look-aheads and empty ones among them. */
type Draft = { program: Instruction[]; size: { left: number } };

/** Writes a pattern as steps for Pike's machine: counted repetitions are written out, nothing is nested. */
export function toProgram(node: PatternNode, size = { left: MAX_PARTS }): Program {
  const program: Instruction[] = [];
  emit({ program, size }, node);
  program.push({ op: 'match' });
  return program;
}

function emit(draft: Draft, node: PatternNode): void {
  const { program, size } = draft;
  size.left -= node.kind === 'set' ? 1 + node.set.ranges.length : 1;
  if (size.left < 0) throw new PatternError('it repeats too much');
  switch (node.kind) {
    case 'char':
      program.push({ op: 'char', code: foldCase(node.code) });
      break;
    case 'set':
      program.push({ op: 'set', set: node.set });
      break;
    case 'edge':
      program.push({ op: 'edge', edge: node.edge });
      break;
    case 'look':
      if (findGroups(node.node).length > 0) throw new PatternError('a group stands in a look-ahead');
      program.push({ op: 'look', program: toProgram(node.node, size), isNegative: node.isNegative });
      break;
    case 'group':
      program.push({ op: 'save', slot: node.index * 2 });
      emit(draft, node.node);
      program.push({ op: 'save', slot: node.index * 2 + 1 });
      break;
    case 'sequence':
      for (const part of node.parts) emit(draft, part);
      break;
    case 'choice':
      emitChoice(draft, node.options);
      break;
    case 'repeat':
      emitRepeat(draft, node);
      break;
  }
}

function emitChoice(draft: Draft, [option, ...others]: readonly PatternNode[]): void {
  const { program } = draft;
  if (!option) return;
  if (others.length === 0) {
    emit(draft, option);
    return;
  }
  const split = program.push({ op: 'match' }) - 1;
  emit(draft, option);
  const jump = program.push({ op: 'match' }) - 1;
  program[split] = { op: 'split', first: split + 1, second: program.length };
  emitChoice(draft, others);
  program[jump] = { op: 'jump', to: program.length };
}

function emitRepeat(draft: Draft, node: Extract<PatternNode, { kind: 'repeat' }>): void {
  const { program } = draft;
  for (let i = 0; i < node.min; i++) emitRound(draft, node.node);
  if (node.max === Number.POSITIVE_INFINITY) {
    const split = emitOptionalRound(draft, node.node);
    program.push({ op: 'jump', to: split });
    program[split] = toSplit(split, program.length, node.isLazy);
    return;
  }
  const splits: number[] = [];
  for (let i = node.min; i < node.max; i++) splits.push(emitOptionalRound(draft, node.node));
  for (const split of splits) program[split] = toSplit(split, program.length, node.isLazy);
}

function emitOptionalRound(draft: Draft, node: PatternNode): number {
  const split = draft.program.push({ op: 'match' }) - 1;
  emitRound(draft, node);
  return split;
}

const toSplit = (split: number, behind: number, isLazy: boolean): Instruction =>
  isLazy
    ? { op: 'split', first: behind, second: split + 1 }
    : { op: 'split', first: split + 1, second: behind };

/** Groups forget what they matched in the round before (ECMAScript §22.2.2.3.1). */
function emitRound(draft: Draft, node: PatternNode): void {
  const groups = findGroups(node);
  if (groups.length > 0) {
    draft.program.push({ op: 'clear', from: Math.min(...groups) * 2, to: Math.max(...groups) * 2 + 1 });
  }
  emit(draft, node);
}

function findGroups(node: PatternNode): number[] {
  switch (node.kind) {
    case 'group':
      return [node.index, ...findGroups(node.node)];
    case 'look':
    case 'repeat':
      return findGroups(node.node);
    case 'sequence':
      return node.parts.flatMap(findGroups);
    case 'choice':
      return node.options.flatMap(findGroups);
    default:
      return [];
  }
}
