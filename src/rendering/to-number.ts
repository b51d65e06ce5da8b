import { toText } from './field-values';

/** `null` when the field holds no number. The page editor sends numbers as text. */
export function toNumber(field: unknown): number | null {
  const text = toText(field).trim();
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : null;
}
