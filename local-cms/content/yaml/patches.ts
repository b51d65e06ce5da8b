/** Replaces the text from `start` to `end`. Offsets count UTF-16 code units. */
export type Patch = { start: number; end: number; text: string };

/** The text cannot be changed without a rewrite of parts that the author wrote by hand. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
}

export const refuseForm = (): never => {
  throw new PatchError('the place is written in a form that the editor does not change');
};

/** Applies patches that do not overlap. Patches with the same start are applied in the given order. */
export function applyPatches(text: string, patches: readonly Patch[]): string {
  const ordered = patches
    .map((patch, index) => ({ ...patch, index }))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.index - b.index);
  const parts: string[] = [];
  let at = 0;
  for (const patch of ordered) {
    if (patch.start < at) throw new PatchError('two changes touch the same place');
    parts.push(text.slice(at, patch.start), patch.text);
    at = patch.end;
  }
  return parts.join('') + text.slice(at);
}

export const getLineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** Returns the offset of the line's end, before its line break. */
export function getLineEnd(text: string, offset: number): number {
  const next = text.indexOf('\n', offset);
  if (next < 0) return text.length;
  return next > offset && text[next - 1] === '\r' ? next - 1 : next;
}

/** Returns the offset at which the next line begins, or the length of the text. */
export function getNextLine(text: string, offset: number): number {
  const next = text.indexOf('\n', offset);
  return next < 0 ? text.length : next + 1;
}

export const getLineBreak = (text: string): string => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');
