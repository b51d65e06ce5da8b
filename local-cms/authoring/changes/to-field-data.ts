import type { FieldType } from '../../content/schemas/templates.ts';
import type { Site } from '../../model/site-model.ts';
import { AuthoringError } from '../authoring-error.ts';
import { parseRawValue } from './parse-raw-value.ts';

/** A value as Sitecore's API takes it: the text that Sitecore stores. `jsonValue` is the value as in a content file. */
export type FieldInput = { name: string; value?: string | null; jsonValue?: unknown; reset?: boolean | null };

/** Longer texts are mistakes or attacks. */
const MAX_LENGTH = 200_000;

function toNumber(name: string, value: string): number | undefined {
  if (value.trim() === '') return undefined;
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  throw new AuthoringError(`${name}: write a number.`);
}

/** A text keeps the line break at its end, which its block in the file needs and which nobody sees. */
function toText(value: string, present: unknown): string {
  const text = value.replaceAll('\r\n', '\n');
  const isBlock = typeof present === 'string' && present.endsWith('\n');
  return isBlock && text !== '' && !text.endsWith('\n') ? `${text}\n` : text;
}

/** `20260501T120000Z`, as Sitecore stores a date, becomes `2026-05-01T12:00:00Z`. */
const toDate = (value: string): string =>
  value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/, '$1-$2-$3T$4:$5:$6$7');

/** Sitecore stores a checkbox as `1`, or as nothing. */
function toBoolean(name: string, value: string): boolean {
  if (['1', 'true'].includes(value)) return true;
  if (['', '0', 'false'].includes(value)) return false;
  throw new AuthoringError(`${name}: write 1 or 0.`);
}

/** Converts a value for the content file. Returns undefined to remove the field. `present` is its value in the file. */
export function toFieldData(
  { type, site }: { type: FieldType; site: Site },
  input: FieldInput,
  present: unknown,
): unknown {
  const { name, value, jsonValue, reset } = input;
  if (reset) return undefined;
  if (jsonValue !== undefined && jsonValue !== null) return jsonValue;
  if (typeof value !== 'string') throw new AuthoringError(`${name}: give value, jsonValue or reset.`);
  if (value.length > MAX_LENGTH) throw new AuthoringError(`${name}: at most ${MAX_LENGTH} characters.`);
  switch (type) {
    case 'text':
    case 'multiline text':
    case 'rich text':
      return toText(value, present);
    case 'date':
      return value === '' ? undefined : toDate(value);
    case 'number':
      return toNumber(name, value);
    case 'checkbox':
      return toBoolean(name, value);
    default:
      return parseRawValue(type, name, value, site);
  }
}
