import { isRecord } from '@/platform/json/json-types';
import { getIn } from '@/rendering/fields/field-values';
import { toItem } from '@/rendering/fields/to-item';
import { toPlainText } from '@/rendering/markup/to-plain-text';

/** The maximum number of characters that are searched of a page, and that are read of a field. */
const MAX_PAGE_LENGTH = 8000;
const MAX_FIELD_LENGTH = 20_000;
const MAX_DEPTH = 8;
const MAX_VALUES = 2000;

const MARKUP = /<[a-z!/]|&[#\w]+;/i;
/** Not for people: URLs, ids, dates and colors. */
const TECHNICAL =
  /^(?:[a-z][a-z+.-]*:\/*\S+|\/\S*|#\S*|\{?[\da-f]{8}-[\da-f-]{27}\}?|\d{4}-\d\d-\d\dT\S*|[\d.,\s%+-]*)$/i;

/** Collects the texts of fields, whatever their form is. */
export function createTextCollector() {
  const texts = new Set<string>();
  let length = 0;
  let values = 0;

  function add(value: unknown, depth = 0): void {
    values += 1;
    if (length >= MAX_PAGE_LENGTH || depth > MAX_DEPTH || values > MAX_VALUES) return;
    const text = getIn(value, 'value');
    if (typeof text === 'string') addText(text);
    else for (const part of listParts(value)) add(part, depth + 1);
  }

  function addText(raw: string): void {
    const text = toSearchableText(raw);
    if (text === '' || TECHNICAL.test(text) || texts.has(text)) return;
    texts.add(text);
    length += text.length;
  }

  return {
    add: (fields: unknown): void => add(fields),
    toText: (): string => [...texts].join(' · ').slice(0, MAX_PAGE_LENGTH).toWellFormed(),
  };
}

/** Of another page, only its title and description are shown. */
function listParts(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return [];
  const item = toItem(value);
  return item?.href ? [item.getField('Title'), item.getField('Description')] : Object.values(value);
}

/** Returns the text of a text or rich-text field in one line. */
export function toSearchableText(raw: string): string {
  const text = raw.slice(0, MAX_FIELD_LENGTH).toWellFormed();
  if (!MARKUP.test(text)) return text.replace(/\s+/g, ' ').trim();
  const lastTag = text.lastIndexOf('<');
  const isCut = raw.length > MAX_FIELD_LENGTH && lastTag > text.lastIndexOf('>');
  return toPlainText(isCut ? text.slice(0, lastTag) : text);
}
