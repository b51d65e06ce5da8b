import { type Document, isCollection, type Node } from 'yaml';

import { getBlockEnd, getCommentStart } from './block-extent.ts';
import { type Entry, getColumn, isAtLineStart, listEntries } from './entries.ts';
import { getLineStart } from './patches.ts';
import { isRecord, toCanonicalText } from './same-data.ts';

/** How an author wrote an entry of a list, without its indentation and dash. */
export type Donor = {
  value: unknown;
  /** The comment lines right above the entry. */
  comments: readonly string[];
  lines: readonly string[];
};

/** Returns the lines of an entry at the start of a line. */
export function toItemLines({ comments, lines: [first = '', ...rest] }: Donor): string[] {
  return [
    ...comments,
    first === '' ? '-' : `- ${first}`,
    ...rest.map((line) => (line === '' ? '' : `  ${line}`)),
  ];
}

/** Finds how an equal map, or one with the same id, is written as an entry of a list. */
export type FindDonor = (value: unknown) => Donor | null;

const toLines = (text: string): string[] => text.split(/\r?\n/);

const unindent = (line: string, by: number): string =>
  line.slice(Math.min(by, /^ */.exec(line)?.[0].length ?? 0));

/** Reads an entry of a block list. The comments above a first entry stay, because they can be about the list. */
export function toDonor(text: string, entry: Entry, previous: Entry | undefined, value: unknown): Donor {
  const { node, start } = entry;
  const valueStart = entry.valueStart ?? start;
  const nodeStart = node?.range?.[0] ?? valueStart;
  const column = getColumn(text, nodeStart);
  const [first = '', ...rest] = toLines(
    text.slice(valueStart, getBlockEnd(text, entry)).replace(/\r?\n$/, ''),
  );
  const above =
    previous && isAtLineStart(text, start)
      ? text.slice(getCommentStart(text, start, previous.end), getLineStart(text, start))
      : '';
  return {
    value,
    comments: above === '' ? [] : toLines(above.trimEnd()).map((line) => line.trim()),
    lines: [first.replace(/^[ \t]+/, ''), ...rest.map((line) => unindent(line, column))],
  };
}

function* walk(text: string, node: Node | null, data: unknown): Generator<Donor> {
  if (!isCollection(node) || node.flow || !node.srcToken) return;
  const entries = listEntries(text, node);
  for (const [index, entry] of entries.entries()) {
    const isList = Array.isArray(data);
    const value = isList ? data[index] : isRecord(data) ? data[entry.key ?? ''] : undefined;
    if (isList && isRecord(value) && isCollection(entry.node) && !entry.node.flow)
      yield toDonor(text, entry, entries[index - 1], value);
    yield* walk(text, entry.node, value);
  }
}

export type ParsedText = { text: string; document: Document.Parsed; data: unknown };

/** Lists the donors when they are first needed, because most changes add no entry. */
export function createFindDonor(sources: readonly ParsedText[]): FindDonor {
  let donors: (Donor & { canonical: string })[] | null = null;
  return (value) => {
    if (!isRecord(value)) return null;
    donors ??= sources
      .flatMap(({ text, document, data }) => [...walk(text, document.contents, data)])
      .map((donor) => ({ ...donor, canonical: toCanonicalText(donor.value) }));
    const wanted = toCanonicalText(value);
    const hasSameId = (other: unknown) =>
      isRecord(other) && typeof value.id === 'string' && other.id === value.id;
    return (
      donors.find(({ canonical }) => canonical === wanted) ??
      donors.find((donor) => hasSameId(donor.value)) ??
      null
    );
  };
}
