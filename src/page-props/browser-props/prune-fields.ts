import { isRecord } from '@/platform/json/json-types';

// Keys that only the page editor reads, next to a field's value (editing protocol §1.4) and inside the value.
const FIELD_KEYS_FOR_EDITOR = new Set(['editable', 'metadata']);
const VALUE_KEYS_FOR_EDITOR = new Set(['id', 'mediaid']);

/** Removes empty fields and what only the page editor reads. */
export function pruneFields(fields: unknown): unknown {
  if (Array.isArray(fields)) return fields.map(pruneFields);
  if (!isRecord(fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !FIELD_KEYS_FOR_EDITOR.has(name) && !isEmptyField(field))
      .map(([name, field]) => [name, name === 'value' ? pruneValue(field) : pruneFields(field)]),
  );
}

/** Prunes the value of a link or an image; keeps any other value. */
function pruneValue(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name, part]) => part !== '' && !VALUE_KEYS_FOR_EDITOR.has(name)),
  );
}

/** The CMS sends an empty field as `{ value: '' }`, `{ value: {} }` or `{ value: { href: '' } }`. */
function isEmptyField(field: unknown): boolean {
  if (!isRecord(field) || !('value' in field) || Object.keys(field).some((name) => !isFieldKey(name))) {
    return false;
  }
  const { value } = field;
  return value === '' || (isRecord(value) && Object.values(value).every((part) => part === ''));
}

const isFieldKey = (name: string) => name === 'value' || FIELD_KEYS_FOR_EDITOR.has(name);
