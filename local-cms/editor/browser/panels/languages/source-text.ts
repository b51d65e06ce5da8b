import { isRecord } from '../../../../content/yaml/same-data.ts';
import { toPlainText } from '../../platform/plain-text.ts';
import type { Field } from '../fields/field.ts';

const getText = (value: unknown, key: string): string => {
  const text = isRecord(value) ? value[key] : '';
  return typeof text === 'string' ? text : '';
};

const toLines = (texts: readonly string[]): string => texts.filter(Boolean).join('\n');

/** Returns what a translator reads of a value as in the content file; empty if there is nothing to translate. */
export function toSourceText(
  { type, itemFields }: Pick<Field, 'type' | 'itemFields'>,
  value: unknown,
): string {
  switch (type) {
    case 'text':
    case 'multiline text':
    case 'rich text':
      return typeof value === 'string' ? toPlainText(value) : '';
    case 'image':
      return getText(value, 'alt');
    case 'link':
      return getText(value, 'text');
    case 'links':
      return toLines(Array.isArray(value) ? value.map((link) => getText(link, 'text')) : []);
    case 'item':
    case 'items': {
      const entries = (Array.isArray(value) ? value : [value]).filter(isRecord);
      const texts = entries.flatMap((entry) =>
        itemFields.map((field) => toSourceText({ type: field.type, itemFields: [] }, entry[field.name])),
      );
      return toLines(texts);
    }
    default:
      return '';
  }
}
