import {
  type CST,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

import { getLineStart, refuseForm } from './patches.ts';

export type Collection = YAMLMap | YAMLSeq;

/** An entry of a map or list. All numbers are offsets in the text. */
export type Entry = {
  /** Null for an entry of a list. */
  key: string | null;
  /** Null if nothing is written after the key. */
  node: Node | null;
  /** Where the dash, the key, or the key's anchor or tag begins. */
  start: number;
  /** Behind the dash or colon. Null for an entry of a flow list, and for a key without a colon. */
  valueStart: number | null;
  /** Behind the value, before a comment and the line's end. */
  end: number;
  /** The comma before an entry of a flow collection. */
  comma: number | null;
};

const isSpace = ({ type }: CST.SourceToken): boolean =>
  type === 'space' || type === 'newline' || type === 'comment' || type === 'comma';

const isEmpty = (node: Node): boolean => node.range?.[0] === node.range?.[1];

function listItems({ srcToken, flow }: Collection): CST.CollectionItem[] {
  if (!srcToken || !('items' in srcToken)) return refuseForm();
  const items: CST.CollectionItem[] = [...srcToken.items];
  return flow || srcToken.type !== 'block-seq'
    ? items.filter(({ key, sep, value }) => key || sep || value)
    : items.filter(({ start }) => start.some(({ type }) => type === 'seq-item-ind'));
}

/** Returns the offset behind the last character of a value. The line break after a block scalar does not count. */
export function getContentEnd(text: string, node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last = listEntries(text, node).at(-1);
    if (last) return last.end;
  }
  const end = node.range?.[1] ?? refuseForm();
  if (!isScalar(node) || text[end - 1] !== '\n') return end;
  return text[end - 2] === '\r' ? end - 2 : end - 1;
}

function toEntry(text: string, item: CST.CollectionItem, key: string | null, node: Node | null): Entry {
  const first = item.start.find((token) => !isSpace(token)) ?? item.key ?? item.sep?.[0] ?? item.value;
  const indicator = item.sep?.find(({ type }) => type === 'map-value-ind');
  const dash = item.start.find(({ type }) => type === 'seq-item-ind');
  const start = first?.offset ?? refuseForm();
  const mark = indicator ?? dash;
  const valueStart = mark ? mark.offset + 1 : null;
  const hasProps = item.sep?.some(({ type }) => type === 'anchor' || type === 'tag');
  const keyEnd = item.key && 'source' in item.key ? item.key.offset + item.key.source.length : start;
  const end = node && !(isEmpty(node) && !hasProps) ? getContentEnd(text, node) : (valueStart ?? keyEnd);
  const comma = item.start.find(({ type }) => type === 'comma')?.offset ?? null;
  return { key, node, start, valueStart, end, comma };
}

/** Lists the entries of a collection in the order of the text. */
export function listEntries(text: string, collection: Collection): Entry[] {
  const items = listItems(collection);
  if (items.length !== collection.items.length) return refuseForm();
  return items.map((item, index) => {
    const part = collection.items[index];
    if (isMap(collection)) {
      if (!isPair(part) || !isScalar(part.key)) return refuseForm();
      const node = isNode(part.value) ? part.value : null;
      return toEntry(text, item, String(part.key.value ?? ''), node);
    }
    return toEntry(text, item, null, isNode(part) ? part : null);
  });
}

export const getColumn = (text: string, offset: number): number => offset - getLineStart(text, offset);

export const isAtLineStart = (text: string, offset: number): boolean =>
  text.slice(getLineStart(text, offset), offset).trim() === '';
