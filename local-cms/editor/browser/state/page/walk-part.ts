import type { OutlineNode } from '../../platform/messages.ts';

/** Walks through a part and its fields. The parts that it holds in its placeholders have fields of their own. */
export function* walkPart(node: OutlineNode): Generator<OutlineNode> {
  yield node;
  for (const child of node.children) if (child.type !== 'placeholder') yield* walkPart(child);
}
