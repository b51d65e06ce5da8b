import { parseDocument, type Scalar } from 'yaml';

import { changeLiteral, keepBreaks } from './block-text.ts';
import type { Entry } from './entries.ts';
import { getLineBreak, getLineEnd, getLineStart, getNextLine, type Patch } from './patches.ts';
import type { Change } from './replace-value.ts';
import { type ScalarStyle, type ScalarValue, toScalarText } from './scalar-text.ts';

const toLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

type TextChange = { entry: Entry; next: string; isFlow: boolean };

type Place = { text: string; start: number; end: number; value: string };

function changeLiteralBlock({ text, start, end, value }: Place, next: string): Patch[] | null {
  const headerLine = text.slice(start, getLineEnd(text, start));
  const [header = ''] = headerLine.split(/[ \t]/);
  const bodyStart = getNextLine(text, start);
  const lines = toLines(text.slice(bodyStart, end));
  const changed = changeLiteral({ header, lines, value }, next);
  if (!changed) return null;
  const body = changed.lines.join('');
  const isOpen = !text.slice(bodyStart, end).endsWith('\n');
  const patches = [{ start: bodyStart, end, text: isOpen ? body.replace(/\r?\n$/, '') : body }];
  return header === changed.header
    ? patches
    : [{ start, end: start + header.length, text: changed.header }, ...patches];
}

function changeFolded({ text, start, end, value }: Place, next: string): Patch[] | null {
  const header = text.slice(start, getLineEnd(text, start)).split(/[ \t]/)[0] ?? '';
  const ending = value.endsWith('\n') ? '\n' : '';
  const bodyStart = getNextLine(text, start);
  const source = text.slice(bodyStart, end).trimEnd().split(/\r?\n/);
  const indent = /^ */.exec(source[0] ?? '')?.[0] ?? '';
  const lines = source.map((line) => line.slice(indent.length));
  const isPlain = /^>-?$/.test(header) && lines.join(' ') + ending === value && next.endsWith(ending);
  const changed = isPlain ? keepBreaks(lines, next.slice(0, next.length - ending.length)) : null;
  if (!changed) return null;
  const lineBreak = getLineBreak(text);
  const isOpen = !text.slice(bodyStart, end).endsWith('\n');
  const body = changed.map((line) => indent + line).join(lineBreak);
  return [{ start: bodyStart, end, text: isOpen ? body : body + lineBreak }];
}

const isReadAs = (text: string, value: string): boolean => {
  const document = parseDocument(`k:\n  ${text.replaceAll('\n', '\n  ')}\n`);
  return document.errors.length === 0 && document.get('k') === value;
};

/** Changes a plain or quoted text of several lines. Its lines are joined by spaces. */
function changeLines({ text, start, end }: Place, quote: string, next: string): Patch[] | null {
  const written = text.slice(start + quote.length, end - quote.length).split(/\r?\n/);
  const escapeQuote = (line: string) => (quote === "'" ? line.replaceAll("'", "''") : line);
  const lines = written
    .map((line) => line.trim())
    .map((line) => (quote === "'" ? line.replaceAll("''", "'") : line));
  const changed = keepBreaks(lines, next)?.map(escapeQuote);
  if (!changed || !isReadAs(quote + changed.join('\n') + quote, next)) return null;
  const indent = /^[ \t]*/.exec(written[1] ?? '')?.[0] ?? '';
  return [{ start, end, text: quote + changed.join(getLineBreak(text) + indent) + quote }];
}

const quotes: Partial<Record<string, string>> = { PLAIN: '', QUOTE_DOUBLE: '"', QUOTE_SINGLE: "'" };

const isInLineOf = (text: string, start: number, entry: Entry): boolean =>
  getLineStart(text, start) === getLineStart(text, entry.start);

function changeText(place: Place, type: Scalar['type'], { entry, next, isFlow }: TextChange): Patch[] | null {
  const { text, start, end } = place;
  if (type === 'BLOCK_LITERAL') return changeLiteralBlock(place, next);
  if (type === 'BLOCK_FOLDED') return changeFolded(place, next);
  const quote = quotes[type ?? ''];
  const isLong = !isFlow && text.slice(start, end).includes('\n');
  const kept = isLong && quote !== undefined ? changeLines(place, quote, next) : null;
  if (kept) return kept;
  // A text of several lines needs a block. A text below its key moves up to the line of the key.
  if (!isFlow && (next.includes('\n') || !isInLineOf(text, start, entry))) return null;
  return [{ start, end, text: toScalarText(next, toInlineStyle(type), isFlow) }];
}

const toInlineStyle = (type: Scalar['type']): ScalarStyle =>
  type === 'PLAIN' || type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? type : undefined;

/** Writes another value in the style of the present one. Returns null if it must be written anew. */
export function changeScalar(
  text: string,
  node: Scalar,
  { entry, next, isFlow }: Change & { next: ScalarValue },
): Patch[] | null {
  const [start = 0, end = 0] = node.range ?? [];
  const hasTag = text.slice(entry.valueStart ?? entry.start, start).includes('!');
  if (start === end || hasTag) return null;
  const { type } = node;
  const place = { text, start, end, value: String(node.value) };
  if (typeof next === 'string') return changeText(place, type, { entry, next, isFlow });
  if (type?.startsWith('BLOCK')) return null;
  return [{ start, end, text: toScalarText(next, undefined, isFlow) }];
}
