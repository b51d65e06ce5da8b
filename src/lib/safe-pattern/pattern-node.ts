import type { CharSet } from './char-set';

/** A pattern as a tree. */
export type PatternNode =
  | { kind: 'char'; code: number }
  | { kind: 'set'; set: CharSet }
  | { kind: 'sequence'; parts: readonly PatternNode[] }
  | { kind: 'choice'; options: readonly PatternNode[] }
  | { kind: 'repeat'; node: PatternNode; min: number; max: number; isLazy: boolean }
  | { kind: 'group'; node: PatternNode; index: number }
  | { kind: 'edge'; edge: Edge }
  | { kind: 'look'; node: PatternNode; isNegative: boolean };

/** A place between two characters: `^`, `$`, `\b`, `\B`. */
export type Edge = 'start' | 'end' | 'word' | 'not-word';

/** Says in words for an editor what is wrong with a pattern. */
export class PatternError extends Error {}
