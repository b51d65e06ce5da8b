import { isScalar } from 'yaml';

import { type Entry, getColumn } from './entries.ts';
import type { NodeWriter } from './node-text.ts';
import { getLineBreak, getLineEnd, type Patch } from './patches.ts';

export type Change = { entry: Entry; old: unknown; next: unknown; isFlow: boolean };

/** Returns the comment in the line of the key or dash, if the value begins or ends in another line. */
function findHeadComment(text: string, { node, valueStart, end }: Entry): string {
  const headStart = valueStart ?? end;
  const headEnd = getLineEnd(text, headStart);
  const nodeStart = node?.range?.[0] ?? headEnd;
  const isBlockScalar = isScalar(node) && /^BLOCK/.test(node.type ?? '');
  const head = isBlockScalar
    ? text.slice(nodeStart, getLineEnd(text, nodeStart))
    : text.slice(headStart, headEnd);
  const isBelow = nodeStart > headEnd && end > headEnd;
  return isBlockScalar || isBelow ? (/[ \t]+#.*$/.exec(head)?.[0] ?? '') : '';
}

/** Writes the value anew, and keeps the comment behind it. */
export function replaceValue(text: string, writer: NodeWriter, { entry, next, isFlow }: Change): Patch {
  const { key, start, valueStart, end } = entry;
  // Only the root of a file has neither key nor dash.
  if (!isFlow && key === null && valueStart === null)
    return { start, end, text: writer.writeRoot(next).join(getLineBreak(text)) };
  if (isFlow || valueStart === null) {
    const flow = writer.writeFlow(next);
    if (key === null) return { start, end, text: flow };
    return { start: valueStart ?? end, end, text: valueStart === null ? `: ${flow}` : ` ${flow}` };
  }
  const [first = '', ...rest] = key === null ? writer.writeItem(next) : [];
  const { head, lines } =
    key === null ? { head: first.slice('- '.length), lines: rest } : writer.writeValue(next);
  const pad = getLineBreak(text) + ' '.repeat(getColumn(text, start));
  const lineEnd = getLineEnd(text, end);
  const body = lines.map((line) => (line === '' ? getLineBreak(text) : pad + line));
  const comment = findHeadComment(text, entry) + text.slice(end, lineEnd);
  return { start: valueStart, end: lineEnd, text: (head && ` ${head}`) + comment + body.join('') };
}
