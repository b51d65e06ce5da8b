import { Document, isMap, Scalar } from 'yaml';

/** The style of a value in one line. */
export type ScalarStyle = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' | undefined;

/** A value that is written without lines of its own. */
export type ScalarValue = string | number | boolean | null;

export const isScalarValue = (value: unknown): value is ScalarValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Lets the library quote, because its rules say when a plain text would become a number or a map. */
function writeByLibrary(value: ScalarValue, style: ScalarStyle, isFlow: boolean): string {
  const scalar = new Scalar(value);
  if (style) scalar.type = style;
  const document = new Document({ k: scalar });
  if (isMap(document.contents)) document.contents.flow = isFlow;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false }).replace(/\n$/, '');
  return isFlow ? text.slice('{k: '.length, -'}'.length) : text.slice('k: '.length);
}

/** Writes a value in one line, if possible in the style of the value that it replaces. */
export function toScalarText(value: ScalarValue, style: ScalarStyle, isFlow: boolean): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  // JSON escapes line breaks. It is also a double-quoted text of YAML.
  if (/[\r\n\u0085\u2028\u2029\uFEFF]/.test(value)) return toQuotedText(value);
  return writeByLibrary(value, style, isFlow);
}

/** Writes a text that is safe everywhere. */
export const toQuotedText = (value: string): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u00a0\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
