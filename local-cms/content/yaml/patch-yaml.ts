import { parseDocument } from 'yaml';

import { parseText } from '../source-file.ts';
import { diffValue } from './diff-node.ts';
import { createFindDonor, type Donor, type FindDonor, type ParsedText, toItemLines } from './donors.ts';
import { getContentEnd } from './entries.ts';
import { createNodeWriter } from './node-text.ts';
import { applyPatches, getLineBreak, type Patch, PatchError, refuseForm } from './patches.ts';
import { isSameData } from './same-data.ts';

const BYTE_ORDER_MARK = '\uFEFF';

function parse(text: string): ParsedText {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new PatchError(`the file is not readable as YAML: ${error.message}`);
  return { text, document, data: toData(document) };
}

function toData(document: ParsedText['document']): unknown {
  try {
    return document.toJS();
  } catch (cause) {
    // Isolation point: the parser throws errors of various classes for wrong anchors, aliases and merges.
    throw new PatchError('the file is not readable as YAML', { cause });
  }
}

type Effort = { findDonor: FindDonor; isCareful: boolean };

function listPatches({ text, document, data }: ParsedText, intended: unknown, effort: Effort): Patch[] {
  const findItem = (value: unknown): string[] | null => {
    const found = effort.findDonor(value);
    const donor = found && adapt(found, value);
    return donor && toItemLines(donor);
  };
  const writer = createNodeWriter(effort.isCareful, findItem);
  const node = document.contents;
  const range = node?.range;
  if (!node || !range || range[0] === range[1]) {
    const lineBreak = getLineBreak(text);
    const lines = writer.writeRoot(intended);
    const start = text === '' || text.endsWith('\n') ? '' : lineBreak;
    return [{ start: text.length, end: text.length, text: start + lines.join(lineBreak) + lineBreak }];
  }
  const entry = {
    key: null,
    node,
    start: range[0],
    valueStart: null,
    end: getContentEnd(text, node),
    comma: null,
  };
  const context = { text, writer, adapt, isCareful: effort.isCareful };
  return diffValue(context, { entry, old: data, next: intended, isFlow: false });
}

function adapt(donor: Donor, value: unknown): Donor | null {
  if (isSameData(donor.value, value)) return donor;
  const lines = attempt(() => patchYaml(donor.lines.join('\n'), value).split('\n'));
  return lines && { ...donor, value, lines };
}

const isWritten = (text: string, intended: unknown): boolean => {
  const { document } = parseText(text);
  return document.errors.length === 0 && isSameData(document.toJS(), intended);
};

/**
 * Changes the text of a YAML file so that it has the intended data, and leaves everything else as the author wrote it.
 * Entries of lists that are moved or added take their text, with comments, from the text itself or from a donor, which
 * is another version of the file. Throws a PatchError if the result would not have exactly the intended data.
 */
export function patchYaml(text: string, intended: unknown, donors: readonly string[] = []): string {
  if (text.startsWith(BYTE_ORDER_MARK)) return withMark(patchYaml(text.slice(1), intended, donors), intended);
  const parsed = parse(text);
  if (isSameData(parsed.data, intended)) return text;
  const findDonor = createFindDonor([parsed, ...donors.map(parse)]);
  for (const isCareful of [false, true]) {
    const patched = attempt(() =>
      applyPatches(text, listPatches(parsed, intended, { findDonor, isCareful })),
    );
    const found = patched && listEndings(text, patched).find((ending) => isWritten(ending, intended));
    if (found) return found;
  }
  return refuseForm();
}

/** Without the last line break if the text had none, and else as it is. */
const listEndings = (text: string, patched: string): string[] =>
  text === '' || text.endsWith('\n') ? [patched] : [patched.replace(/\r?\n$/, ''), patched];

/** The parser cannot read all texts behind a byte order mark, so the result is checked once more. */
function withMark(text: string, intended: unknown): string {
  if (isWritten(BYTE_ORDER_MARK + text, intended)) return BYTE_ORDER_MARK + text;
  throw new PatchError('the file begins with a byte order mark; save it as UTF-8 without one');
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof PatchError) return null;
    throw error;
  }
}
