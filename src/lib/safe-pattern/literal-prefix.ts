import { foldCase } from './char-set';
import type { PatternNode } from './pattern-node';

/** The text, in folded case, that everything begins with that the pattern matches; often `''`. */
export function toLiteralPrefix(node: PatternNode): string {
  return readPrefix(node).text;
}

/** `isWhole`: the node matches this text alone, so that what follows it may prolong the prefix. */
type Prefix = { text: string; isWhole: boolean };

function readPrefix(node: PatternNode): Prefix {
  switch (node.kind) {
    case 'char':
      return { text: String.fromCharCode(foldCase(node.code)), isWhole: true };
    case 'group':
      return readPrefix(node.node);
    case 'edge':
      return { text: '', isWhole: true };
    case 'sequence':
      return readSequence(node.parts);
    case 'repeat':
      return { text: node.min > 0 ? readPrefix(node.node).text : '', isWhole: false };
    default:
      return { text: '', isWhole: false };
  }
}

function readSequence(parts: readonly PatternNode[]): Prefix {
  let text = '';
  for (const part of parts) {
    const prefix = readPrefix(part);
    text += prefix.text;
    if (!prefix.isWhole) return { text, isWhole: false };
  }
  return { text, isWhole: true };
}
