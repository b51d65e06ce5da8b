import { isLiteral, toHeader, toValueLines } from './block-text.ts';
import { isRecord, listKeys } from './same-data.ts';
import { isScalarValue, type ScalarValue, toQuotedText, toScalarText } from './scalar-text.ts';

/** A value behind a key or dash: what stands in the same line, and the lines below it. */
type Written = { head: string; lines: readonly string[] };

export type NodeWriter = {
  writeValue(value: unknown): Written;
  /** Writes a key with its value. The lines have no indentation of the place. */
  writePair(key: string, value: unknown): string[];
  /** Writes an entry of a list. `isFlow` asks for `- { … }` if possible. */
  writeItem(value: unknown, isFlow?: boolean): string[];
  writeFlow(value: unknown): string;
  /** Writes a map or list at the top of a file. */
  writeRoot(value: unknown): string[];
};

/** The longest flow map or list that is written in one line. */
const MAX_FLOW = 80;

const INDENT = '  ';

const indent = (lines: readonly string[], by = INDENT): string[] =>
  lines.map((line) => (line === '' ? '' : by + line));

const isOneLine = (value: unknown): boolean =>
  isScalarValue(value) && !(typeof value === 'string' && value.includes('\n'));

/** A link or image is short and has lower-case keys, as in `{ to: /about, text: About us }`. */
const isShortMap = (value: Record<string, unknown>): boolean =>
  listKeys(value).length <= 4 &&
  listKeys(value).every((key) => /^[a-z]/.test(key) && isOneLine(value[key])) &&
  !('component' in value);

/**
 * Creates a writer. A careful one writes only quoted texts and flow collections, which every place accepts.
 * `findItem` returns the lines of an entry of a list that an author has written before.
 */
export function createNodeWriter(
  isCareful: boolean,
  findItem: (value: unknown) => string[] | null,
): NodeWriter {
  const writeScalar = (value: ScalarValue, isInFlow: boolean): string =>
    isCareful && typeof value === 'string' ? toQuotedText(value) : toScalarText(value, undefined, isInFlow);

  const writeFlow = (value: unknown): string => {
    if (isScalarValue(value)) return writeScalar(value, true);
    if (Array.isArray(value)) return `[${value.map(writeFlow).join(', ')}]`;
    if (!isRecord(value)) return 'null';
    const pairs = listKeys(value).map((key) => `${writeScalar(key, true)}: ${writeFlow(value[key])}`);
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  };

  const fitsInLine = (value: object): boolean => {
    if (isCareful || Object.keys(value).length === 0) return true;
    const isShort = Array.isArray(value) ? value.every(isOneLine) : isRecord(value) && isShortMap(value);
    return isShort && writeFlow(value).length <= MAX_FLOW;
  };

  const writeLines = (value: object): string[] => {
    if (Array.isArray(value)) return value.flatMap((part) => writeItem(part));
    const pairs = Object.entries(value).filter(([, part]) => part !== undefined);
    return pairs.flatMap(([key, part]) => writePair(key, part));
  };

  const writeValue = (value: unknown): Written => {
    if (typeof value === 'string' && isLiteral(value) && !isCareful)
      return { head: toHeader(value), lines: indent(toValueLines(value)) };
    if (isScalarValue(value)) return { head: writeScalar(value, false), lines: [] };
    if (typeof value !== 'object') return { head: 'null', lines: [] };
    return fitsInLine(value)
      ? { head: writeFlow(value), lines: [] }
      : { head: '', lines: indent(writeLines(value)) };
  };

  const writePair = (key: string, value: unknown): string[] => {
    const { head, lines } = writeValue(value);
    const name = writeScalar(key, true);
    return [head === '' ? `${name}:` : `${name}: ${head}`, ...lines];
  };

  const writeItem = (value: unknown, asFlow = false): string[] => {
    const written = isCareful ? null : findItem(value);
    if (written) return written;
    if (typeof value !== 'object' || value === null || (asFlow && fitsInLine(value))) {
      const { head, lines } = writeValue(value);
      return [`- ${head}`, ...lines];
    }
    if (isCareful || Object.keys(value).length === 0) return [`- ${writeFlow(value)}`];
    const [first = '', ...rest] = writeLines(value);
    return [`- ${first}`, ...indent(rest)];
  };

  const writeRoot = (value: unknown): string[] =>
    typeof value !== 'object' || value === null || isCareful || Object.keys(value).length === 0
      ? [writeFlow(value)]
      : writeLines(value);

  return { writeValue, writePair, writeItem, writeFlow, writeRoot };
}
