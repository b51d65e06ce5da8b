import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';

import { findCloseName } from './close-name.ts';
import { ContentError, type Problem } from './content-error.ts';

export type Path = readonly PropertyKey[];

/** A YAML file as it stands on disk: its data, still unchecked, and the line of each part of it. */
export type SourceFile = { file: string; data: unknown; lineAt(path: Path): number };

type Step = { node: unknown; start: number | undefined };

const startOf = (node: unknown): number | undefined =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : undefined;

function stepInto(node: unknown, key: PropertyKey): Step | null {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
    return pair ? { node: pair.value, start: startOf(pair.key) } : null;
  }
  const item = isSeq(node) ? node.items[Number(key)] : undefined;
  return item === undefined ? null : { node: item, start: startOf(item) };
}

/** Where a part begins; a part that is missing has the place of what should hold it. */
function findStart(root: Node | null, path: Path): number {
  let node: unknown = root;
  let start = startOf(root) ?? 0;
  for (const key of path) {
    const step = stepInto(node, key);
    if (!step) break;
    node = step.node;
    start = step.start ?? start;
  }
  return start;
}

export function readSource(file: string, text: string): SourceFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineOf = (offset: number) => Math.max(1, lineCounter.linePos(offset).line);
  const problems = document.errors.map((error) => ({
    file,
    line: lineOf(error.pos[0]),
    message: `not readable as YAML: ${error.message}`,
  }));
  if (problems.length > 0) throw new ContentError(problems);
  return {
    file,
    data: toData(file, () => document.toJS()),
    lineAt: (path) => lineOf(findStart(document.contents, path)),
  };
}

/** Unknown anchors and alias bombs are found only while the data is built. */
function toData(file: string, build: () => unknown): unknown {
  try {
    return build();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ContentError([{ file, line: 1, message: `not readable as YAML: ${message}` }]);
  }
}

function toProblems(source: SourceFile, keys: readonly string[], issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const close = findCloseName(key, keys);
      const message = `"${key}" is not known here.${close ? ` Did you mean "${close}"?` : ''}`;
      return { file: source.file, line: source.lineAt([...issue.path, key]), message };
    });
  }
  const where = issue.path.length > 0 ? `${issue.path.map(String).join('.')}: ` : '';
  return [{ file: source.file, line: source.lineAt(issue.path), message: `${where}${issue.message}` }];
}

/** The file's data in the shape that the schema says, or every problem with its line. `keys` are offered for a slip. */
export function checkSource<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
  keys: readonly string[] = [],
): z.output<Schema> {
  const checked = schema.safeParse(source.data ?? {});
  if (checked.success) return checked.data;
  throw new ContentError(checked.error.issues.flatMap((issue) => toProblems(source, keys, issue)));
}
