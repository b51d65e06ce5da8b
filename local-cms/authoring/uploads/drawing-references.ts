/** A property that names another part of the drawing, such as `fill: url(#stripes)`. */
export type Reference = { property: string; id: string };

/** What a style says of the parts that `fits` names: `path`, `.class`, `#id`, or `*` for all. */
export type StyleRule = { fits: readonly string[]; references: readonly Reference[] };

// These functions read styles that were checked, so what follows `url(` is short.
const OWN_URL = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/gi;

export const readReferences = (property: string, value: string): Reference[] =>
  [...value.matchAll(OWN_URL)].map(([, , id = '']) => ({ property, id }));

/** Leaves out comments, and the text in quotes, which could hide a brace. */
const toPlainStyle = (style: string): string =>
  style.replaceAll(/(url\([^)]*\))|"[^"\n]*"?|'[^'\n]*'?|\/\*[\s\S]*?(?:\*\/|$)/gi, '$1 ');

const readDeclarations = (plain: string): Reference[] =>
  plain.split(';').flatMap((declaration) => {
    const [property = '', ...value] = declaration.split(':');
    return readReferences(property.trim(), value.join(':'));
  });

/** Reads the references of the attribute `style`. */
export const readStyle = (style: string): Reference[] => readDeclarations(toPlainStyle(style));

/** Whether a variable has a reference, which nobody counts where the variable is used. */
export const hasVariableReference = (style: string): boolean =>
  toPlainStyle(style)
    .split(/[;{}]/)
    .some((declaration) => declaration.trim().startsWith('--') && /url\(/i.test(declaration));

/** The last word of a selector is enough: it fits more parts than the whole. What is no word fits all. */
function toLastWord(selector: string): string {
  const [, name, mark] = /(?:^|[\s>+~|;])([a-z][\w-]*)$|([.#][\w-]+)$/i.exec(selector.trim()) ?? [];
  return name ?? mark ?? '*';
}

/** Reads the references of a style sheet. One whose place is not understood applies to all parts. */
export function readStyleSheet(sheet: string): StyleRule[] {
  const pieces = toPlainStyle(sheet).split(/([{}])/);
  return pieces.flatMap((piece, index) => {
    const references = readDeclarations(piece);
    if (references.length === 0) return [];
    const isBlock = pieces[index - 1] === '{' && pieces[index + 1] === '}';
    return [{ fits: isBlock ? (pieces[index - 2] ?? '').split(',').map(toLastWord) : ['*'], references }];
  });
}
