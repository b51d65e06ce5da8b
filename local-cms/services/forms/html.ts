import { escapeMarkup } from '../../platform/escape-markup.ts';

/** Markup that is inserted without escaping. */
export type Html = { readonly html: string };

type Part = Html | string | number | boolean | null | undefined | readonly Html[];

function toMarkup(part: Part): string {
  if (part === null || part === undefined || part === false || part === true) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part));
  return 'html' in part ? part.html : part.map(({ html: own }) => own).join('');
}

/** This template tag builds markup. It escapes every value that is not of type Html. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.reduce((all, text, index) => all + text + toMarkup(parts[index]), ''),
});

type AttributeValue = string | number | boolean | null | undefined;

export const attributes = (values: Readonly<Record<string, AttributeValue>>): Html => ({
  html: Object.entries(values)
    .filter(([, value]) => value !== false && value !== null && value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeMarkup(String(value))}"`))
    .join(''),
});
