import { isRecord } from '@/lib/json-kinds';

// What the page editor sends beside a value (editing-protocol §1.4), and the ids that only it resolves.
const OF_A_FIELD = new Set(['editable', 'metadata']);
const OF_A_VALUE = new Set(['id', 'mediaid']);

/** Fields without what only the page editor reads and without empty ones, which are as good as absent. */
export function pruneFields(fields: unknown): unknown {
  if (Array.isArray(fields)) return fields.map(pruneFields);
  if (!isRecord(fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !OF_A_FIELD.has(name) && !isEmptyField(field))
      .map(([name, field]) => [name, name === 'value' ? pruneValue(field) : pruneFields(field)]),
  );
}

/** The value of a link or an image; of any other type it stays as it is. */
function pruneValue(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name, part]) => part !== '' && !OF_A_VALUE.has(name)),
  );
}

/** `{ value: '' }`, `{ value: {} }`, `{ value: { href: '' } }`: how the CMS sends a field that nobody filled. */
function isEmptyField(field: unknown): boolean {
  if (!isRecord(field) || !('value' in field) || Object.keys(field).some((name) => !isNameOfField(name))) {
    return false;
  }
  const { value } = field;
  return value === '' || (isRecord(value) && Object.values(value).every((part) => part === ''));
}

const isNameOfField = (name: string) => name === 'value' || OF_A_FIELD.has(name);
