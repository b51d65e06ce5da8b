import { isRecord } from '@/platform/json/json-types';
import type { Field } from '../component/types';
import { isScriptLink } from '../navigation/link-kind';

// The only readers of field values. A value may be missing or differ from what the template says, so all of them
// accept anything.

export type ImageValue = { src: string; alt: string; width?: number; height?: number };
export type LinkValue = { href: string; text: string; title?: string; target?: string; className?: string };

/** Text of a text or rich-text field; empty when there is none. */
export function toText(field: unknown): string {
  const value = getIn(field, 'value');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const TAG_WITH_END = /<(?!!|(area|br|hr|img|input|source|track|wbr)\b)/gi;

/**
 * Markup of a rich-text field. The server does not touch a text without end tags, since a layout does not tell rich
 * text from plain text (docs/decisions/014): there, as in `1 < 2` or `Anna <anna@example.org>`, only tags that need
 * no end are tags.
 */
export function toMarkup(field: unknown): string {
  const text = toText(field);
  return text.includes('</') ? text : text.replace(TAG_WITH_END, '&lt;');
}

/** `null` when the field holds no number. The page editor sends numbers as text. */
export function toNumber(field: unknown): number | null {
  const text = toText(field).trim();
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : null;
}

/** Whether a checkbox is ticked: `true` in the layout, `1` where the CMS sends the raw value. */
export function toBoolean(field: unknown): boolean {
  const value = getIn(field, 'value');
  return value === true || value === '1' || value === 1;
}

/** `null` when the field holds no image. */
export function toImage(field: unknown): ImageValue | null {
  const value = getIn(field, 'value');
  const src = getText(value, 'src');
  if (!src || isScriptLink(src)) return null;
  return {
    src,
    alt: getText(value, 'alt'),
    width: toPixels(getIn(value, 'width')),
    height: toPixels(getIn(value, 'height')),
  };
}

/** `null` when the field holds no link, or one that would run a script. */
export function toLink(field: unknown): LinkValue | null {
  const value = getIn(field, 'value');
  const href = toHref(value);
  if (!href || isScriptLink(href)) return null;
  return {
    href,
    text: getText(value, 'text') || href,
    title: getText(value, 'title') || undefined,
    target: getText(value, 'target') || undefined,
    className: getText(value, 'class') || undefined,
  };
}

/** The objects of a list; a list may come as an array or as an object with numeric keys (the SDK spreads it). */
export function toItems(list: unknown): Record<string, unknown>[] {
  return typeof list === 'object' && list !== null ? Object.values(list).filter(isRecord) : [];
}

/** `undefined` when the value is no field. For fields inside items and query results. */
export function toField(value: unknown): Field | undefined {
  return isRecord(value) ? value : undefined;
}

/** Follows a path of names; `undefined` where it ends. */
export function getIn(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value);
}

/** The trimmed text under a path of names; empty when there is none. */
export function getText(value: unknown, ...path: readonly string[]): string {
  const text = getIn(value, ...path);
  return typeof text === 'string' ? text.trim() : '';
}

function toHref(value: unknown): string {
  const href = getText(value, 'href');
  const querystring = getText(value, 'querystring');
  const anchor = getText(value, 'anchor');
  if (!href) return '';
  const query = querystring && !href.includes('?') ? `?${querystring}` : '';
  const hasHash = getIn(value, 'linktype') === 'anchor' || href.includes('#');
  return `${href}${query}${anchor && !hasHash ? `#${anchor}` : ''}`;
}

/** The CMS sends pixels as text. */
function toPixels(value: unknown): number | undefined {
  const pixels = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(pixels) && pixels > 0 ? Math.round(pixels) : undefined;
}
