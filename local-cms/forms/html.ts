/** Markup that may be put into markup as it is. */
export type Html = { readonly html: string };

type Part = Html | string | number | boolean | null | undefined | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found);

function toMarkup(part: Part): string {
  if (part === null || part === undefined || part === false || part === true) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'html' in part ? part.html : part.map(({ html: own }) => own).join('');
}

/** Writes markup; everything put in is text, unless it is markup written by this function. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.reduce((all, text, index) => all + text + toMarkup(parts[index]), ''),
});

type AttributeValue = string | number | boolean | null | undefined;

/** Attributes with a space in front; `false` and what is not there are left out. */
export const attributes = (values: Readonly<Record<string, AttributeValue>>): Html => ({
  html: Object.entries(values)
    .filter(([, value]) => value !== false && value !== null && value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeText(String(value))}"`))
    .join(''),
});
