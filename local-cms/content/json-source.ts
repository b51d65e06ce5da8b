import { createContentError } from './content-error.ts';
import type { SourceFile } from './source-file.ts';

/** Problems of the returned source have line 1, because JSON files are written by programs and not by people. */
export const readJsonSource = (file: string, text: string): SourceFile => ({
  file,
  data: toJson(file, text),
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
