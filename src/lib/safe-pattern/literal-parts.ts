import { foldCase } from './char-set';
import type { PatternNode } from './pattern-node';

/**
 * Texts, in folded case, that are in everything that a pattern matches: what it begins with, and the longest of all.
 * Most patterns that do not fit an address are told by them.
 */
export type LiteralParts = { prefix: string; longest: string };

export function toLiteralParts(node: PatternNode): LiteralParts {
  const runs = [''];
  collect(node, runs);
  const [prefix = ''] = runs;
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return { prefix, longest };
}

/** Adds to the last run what must follow it, and begins a new one where that is not known. */
function collect(node: PatternNode, runs: string[]): void {
  switch (node.kind) {
    case 'char':
      runs[runs.length - 1] += String.fromCharCode(foldCase(node.code));
      break;
    case 'group':
      collect(node.node, runs);
      break;
    case 'sequence':
      for (const part of node.parts) collect(part, runs);
      break;
    case 'repeat':
      if (node.min > 0) collect(node.node, runs);
      runs.push('');
      break;
    case 'edge':
      break;
    default:
      runs.push('');
  }
}
