import { LRUCache } from 'lru-cache';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';

import { findCloseName } from './close-name.ts';
import { ContentError, createContentError } from './content-error.ts';

export type Path = readonly PropertyKey[];

export type SourceFile = { file: string; data: unknown; lineAt(path: Path): number };

const findOffset = (node: unknown): number | null =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : null;

function findChild(node: unknown, key: PropertyKey): { node: unknown; offset: number | null } | null {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
    return pair ? { node: pair.value, offset: findOffset(pair.key) } : null;
  }
  const item = isSeq(node) ? node.items[Number(key)] : undefined;
  return item === undefined ? null : { node: item, offset: findOffset(item) };
}

/** Returns the offset of the part at `path`, or of its nearest parent that exists. */
function getStart(root: Node | null, path: Path): number {
  let node: unknown = root;
  let start = findOffset(root) ?? 0;
  for (const key of path) {
    const child = findChild(node, key);
    if (!child) break;
    node = child.node;
    start = child.offset ?? start;
  }
  return start;
}

type ParsedText = { document: Document.Parsed; lineCounter: LineCounter };

/** A save needs the old and the new text of a file several times. */
const parsedTexts = new LRUCache<string, ParsedText>({ max: 20 });

/** Nobody may change the document, because others get the same. */
export function parseText(text: string): ParsedText {
  const known = parsedTexts.get(text);
  if (known) return known;
  const lineCounter = new LineCounter();
  const parsed = { document: parseDocument(text, { lineCounter, prettyErrors: false }), lineCounter };
  parsedTexts.set(text, parsed);
  return parsed;
}

export function readSource(file: string, text: string): SourceFile {
  const { document, lineCounter } = parseText(text);
  const lineOf = (offset: number) => Math.max(1, lineCounter.linePos(offset).line);
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(({ pos, message }) => ({
        file,
        line: lineOf(pos[0]),
        message: `not readable as YAML: ${message}`,
      })),
    );
  }
  return {
    file,
    data: toData(file, () => document.toJS()),
    lineAt: (path) => lineOf(getStart(document.contents, path)),
  };
}

function toData(file: string, build: () => unknown): unknown {
  try {
    return build();
  } catch (cause) {
    // Isolation point: the parser throws errors of various classes for wrong anchors, aliases and merges.
    const message = cause instanceof Error ? cause.message : String(cause);
    throw createContentError(file, 1, `not readable as YAML: ${message}`, { cause });
  }
}

/** Returns one message for each unknown key, with a suggestion from `keys`, or one for any other issue. */
export function toIssueMessages(
  issue: z.core.$ZodIssue,
  keys: readonly string[],
): { path: Path; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }];
  return issue.keys.map((key) => {
    const close = findCloseName(key, keys);
    const message = `unknown key "${key}".${close ? ` Did you mean "${close}"?` : ''}`;
    return { path: [...issue.path, key], message };
  });
}

/** Returns the checked data, or throws a ContentError. Messages suggest names from `keys` for unknown keys. */
export function checkSource<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
  keys: readonly string[] = [],
): z.output<Schema> {
  const checked = schema.safeParse(source.data ?? {});
  if (checked.success) return checked.data;
  throw new ContentError(
    checked.error.issues.flatMap((issue) => {
      const prefix = issue.path.length > 0 ? `${issue.path.map(String).join('.')}: ` : '';
      return toIssueMessages(issue, keys).map(({ path, message }) => ({
        file: source.file,
        line: source.lineAt(path),
        message: prefix + message,
      }));
    }),
  );
}

/** Remembers the last result of each source. A file whose text stays the same keeps its source. */
export function rememberRead<Rest extends readonly unknown[], Result>(
  read: (source: SourceFile, ...rest: Rest) => Result,
): (source: SourceFile, ...rest: Rest) => Result {
  const known = new WeakMap<SourceFile, { rest: Rest; result: Result }>();
  return (source, ...rest) => {
    const last = known.get(source);
    if (last?.rest.every((value, index) => value === rest[index])) return last.result;
    const result = read(source, ...rest);
    known.set(source, { rest, result });
    return result;
  };
}
