import { toImage, toText } from '@/rendering/fields/field-values';

/** Characters that no line of text needs; XML and some readers of metadata refuse them. */
const SPACE_OR_CONTROL = /[\p{Cc}\p{White_Space}]+/gu;

/** Returns a text as one line that every format can hold, or `null` for an empty one. */
export function toLine(field: unknown): string | null {
  const line = toText(field).toWellFormed().replace(SPACE_OR_CONTROL, ' ').trim();
  return line === '' ? null : line;
}

/** Returns an image with an absolute web address, or `null`. */
export function toWebImage(
  field: unknown,
): { src: string; alt?: string; width?: number; height?: number } | null {
  const image = toImage(field);
  const url = image && URL.parse(image.src);
  if (!image || !url || !/^https?:$/.test(url.protocol)) return null;
  const { alt, width, height } = image;
  return { src: image.src, alt: alt || undefined, width, height };
}

/**
 * Returns a date of the CMS as `2026-05-31`, with its time unless that is midnight, or `null`. The CMS sends a date in
 * the year 1 for an empty field.
 */
export function toTime(field: unknown): string | null {
  const text = /^(?!0001)\d{4}-\d\d-\d\d(T[\d:.]{5,16}(Z|[+-]\d\d:\d\d)?)?$/.exec(toText(field).trim())?.[0];
  const time = text === undefined ? Number.NaN : Date.parse(text);
  if (Number.isNaN(time)) return null;
  const iso = new Date(time).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}
