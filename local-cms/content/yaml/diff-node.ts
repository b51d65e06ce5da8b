import { isCollection, isScalar, type YAMLMap, type YAMLSeq } from 'yaml';

import { type BlockInsert, insertBlock, removeBlock } from './change-block.ts';
import { insertFlow, removeFlow } from './change-flow.ts';
import { changeScalar } from './change-scalar.ts';
import { type Donor, toDonor, toItemLines } from './donors.ts';
import { type Entry, listEntries } from './entries.ts';
import { findStaying, matchEntries } from './match-entries.ts';
import type { NodeWriter } from './node-text.ts';
import type { Patch } from './patches.ts';
import { type Change, replaceValue } from './replace-value.ts';
import { isRecord, isSameData, listKeys } from './same-data.ts';
import { isScalarValue } from './scalar-text.ts';

export type DiffContext = {
  text: string;
  writer: NodeWriter;
  /** Changes the text of a donor so that it has the given data. Returns null if that is impossible. */
  adapt(donor: Donor, value: unknown): Donor | null;
  /** Whether every changed value is written anew, in a form that is safe everywhere. */
  isCareful: boolean;
};

/** A new entry and the entry that it follows; null: before the first. `moved` is the old index of a moved entry. */
type Insert = { after: Entry | null; key: string | null; value: unknown; moved: number | null };

type Plan = {
  old: unknown;
  changed: readonly Omit<Change, 'isFlow'>[];
  removed: ReadonlySet<Entry>;
  inserts: readonly Insert[];
};

function planMap(
  entries: readonly Entry[],
  old: Record<string, unknown>,
  next: Record<string, unknown>,
): Plan {
  const byKey = new Map(entries.map((entry) => [entry.key ?? '', entry]));
  const keys = listKeys(next);
  const removed = new Set(entries.filter(({ key }) => !keys.includes(key ?? '')));
  const changed: Omit<Change, 'isFlow'>[] = [];
  const inserts: Insert[] = [];
  let after: Entry | null = null;
  for (const key of keys) {
    const entry = byKey.get(key);
    if (entry) changed.push({ entry, old: old[key], next: next[key] });
    else inserts.push({ after, key, value: next[key], moved: null });
    after = entry ?? after;
  }
  return { old, changed, removed, inserts };
}

function planList(entries: readonly Entry[], old: readonly unknown[], next: readonly unknown[]): Plan {
  const matches = matchEntries(old, next);
  const staying = findStaying(matches);
  const changed: Omit<Change, 'isFlow'>[] = [];
  const inserts: Insert[] = [];
  let after: Entry | null = null;
  for (const [to, value] of next.entries()) {
    const match = matches[to] ?? null;
    const from = staying.has(to) ? match : null;
    const entry: Entry | undefined = from === null ? undefined : entries[from];
    if (entry && from !== null) changed.push({ entry, old: old[from], next: value });
    else inserts.push({ after, key: null, value, moved: match });
    after = entry ?? after;
  }
  const kept = new Set(changed.map(({ entry }) => entry));
  return { old, changed, removed: new Set(entries.filter((entry) => !kept.has(entry))), inserts };
}

function makePlan(entries: readonly Entry[], { old, next }: Change): Plan | null {
  if (isRecord(old) && isRecord(next)) return planMap(entries, old, next);
  return Array.isArray(old) && Array.isArray(next) ? planList(entries, old, next) : null;
}

function findOwnDonor(
  { text }: DiffContext,
  entries: readonly Entry[],
  old: unknown,
  moved: number | null,
): Donor | null {
  const entry = moved === null ? undefined : entries[moved];
  if (!entry || moved === null || !Array.isArray(old)) return null;
  return toDonor(text, entry, entries[moved - 1], old[moved]);
}

function writeItem(context: DiffContext, value: unknown, own: Donor | null, isFlow: boolean): string[] {
  const donor = own && !context.isCareful ? context.adapt(own, value) : null;
  return donor ? toItemLines(donor) : context.writer.writeItem(value, isFlow);
}

/** Joins inserts behind the same entry, so that they keep their order. */
function groupInserts<Text>(
  inserts: readonly Insert[],
  write: (insert: Insert) => Text[],
): { after: Entry | null; written: Text[] }[] {
  const groups = Map.groupBy(inserts, ({ after }) => after);
  return [...groups].map(([after, group]) => ({ after, written: group.flatMap(write) }));
}

function changeBlock(
  context: DiffContext,
  entries: readonly Entry[],
  { removed, inserts, old }: Plan,
): Patch[] {
  const { text, writer } = context;
  const first = entries[0]?.node;
  const isFlow = isCollection(first) && first.flow === true;
  const written: BlockInsert[] = groupInserts(inserts, ({ key, value, moved }) =>
    key === null
      ? writeItem(context, value, findOwnDonor(context, entries, old, moved), isFlow)
      : writer.writePair(key, value),
  ).map((group) => ({ after: group.after, lines: group.written }));
  return [...insertBlock(text, entries, written), ...removeBlock(text, entries, removed)];
}

function changeFlow(
  { text, writer }: DiffContext,
  entries: readonly Entry[],
  { removed, inserts }: Plan,
): Patch[] {
  const writePair = (key: string, value: unknown) =>
    writer.writeFlow({ [key]: value }).slice('{ '.length, -' }'.length);
  const written = groupInserts(inserts, ({ key, value }) => [
    key === null ? writer.writeFlow(value) : writePair(key, value),
  ]).map((group) => ({ after: group.after, texts: group.written }));
  return [...insertFlow(entries, written), ...removeFlow(text, entries, removed)];
}

const hasLines = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasLines)
    : typeof value === 'string' && value.includes('\n');

/** Changes a collection in place. Returns null if nothing of it stays, so that it must be written anew. */
function changeCollection(context: DiffContext, node: YAMLMap | YAMLSeq, change: Change): Patch[] | null {
  const { text, isCareful } = context;
  const isOpening = node.flow === true && !change.isFlow && !isCareful;
  if (isOpening && hasLines(change.next) && !hasLines(change.old) && !sliceNode(text, node).includes('#'))
    return null;
  const entries = listEntries(text, node);
  const plan = makePlan(entries, change);
  if (!plan || plan.changed.length === 0) return null;
  const isFlow = change.isFlow || node.flow === true;
  const changePlaces = isFlow ? changeFlow : changeBlock;
  return [
    ...plan.changed.flatMap((part) => diffValue(context, { ...part, isFlow })),
    ...changePlaces(context, entries, plan),
  ];
}

const sliceNode = (text: string, { range }: YAMLMap | YAMLSeq): string =>
  range ? text.slice(range[0], range[1]) : '';

/** Lists the patches that turn the value of an entry into another one. */
export function diffValue(context: DiffContext, change: Change): Patch[] {
  const { text, writer, isCareful } = context;
  const { entry, old, next } = change;
  if (isSameData(old, next)) return [];
  const { node } = entry;
  const patches = isCollection(node)
    ? changeCollection(context, node, change)
    : isScalar(node) && isScalarValue(next) && !isCareful
      ? changeScalar(text, node, { ...change, next })
      : null;
  return patches ?? [replaceValue(text, writer, change)];
}
