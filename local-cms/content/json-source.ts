import { createContentError } from './content-error.ts';
import type { SourceFile } from './source-file.ts';

/** Deeper data would exhaust the stack. The site shows 900 levels of a layout, and recorded files add a few. */
const MAX_DEPTH = 1000;

/** Problems of the returned source have line 1, because JSON files are written by programs and not by people. */
export const readJsonSource = (file: string, text: string): SourceFile => ({
  file,
  data: checkDepth(file, toJson(file, text)),
  lineAt: () => 1,
});

function toJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    // V8's message ends with “(line 2 column 3)” or, for incomplete text, without a line.
    const line = Number(/\(line (\d+)/.exec(cause.message)?.[1] ?? text.trimEnd().split('\n').length);
    throw createContentError(file, line, `not readable as JSON: ${cause.message}`, { cause });
  }
}

function checkDepth(file: string, data: unknown): unknown {
  let level = [data].filter(isParent);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= MAX_DEPTH)
      throw createContentError(file, 1, `the JSON is nested deeper than ${MAX_DEPTH} levels`);
    level = level.flatMap((parent) => Object.values(parent).filter(isParent));
  }
  return data;
}

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null;
