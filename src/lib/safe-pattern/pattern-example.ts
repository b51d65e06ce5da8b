import { type CharSet, isInSet } from './char-set';
import type { PatternNode } from './pattern-node';

const FAVORITES = 'x1-/_. ';

/** A text that the pattern most likely matches: what a loop of rules is looked for with. */
export function toExample(node: PatternNode): string {
  switch (node.kind) {
    case 'char':
      return String.fromCharCode(node.code);
    case 'set':
      return toMember(node.set);
    case 'sequence':
      return node.parts.map(toExample).join('');
    case 'choice':
      return node.options[0] ? toExample(node.options[0]) : '';
    case 'repeat':
      return toExample(node.node).repeat(Math.min(Math.max(node.min, 1), node.max));
    case 'group':
      return toExample(node.node);
    default:
      return '';
  }
}

function toMember(set: CharSet): string {
  const favorite = [...FAVORITES].find((char) => isInSet(set, char.charCodeAt(0)));
  return favorite ?? String.fromCharCode(set.ranges[0]?.[0] ?? 0);
}
