import { isRecord } from '@/platform/json/json-types';
import type { Field } from '../component/types';
import { isScriptLink } from '../navigation/link-kind';

// Components read field values only with these functions, which accept a value of any type.

export type ImageValue = {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** Shown until the image has loaded, for example `#3f6b7c`. */
  color?: string;
  /** The focal point, which stays visible when CSS crops the image: `30% 60%` from the left and from the top. */
  focus?: string;
};
export type LinkValue = { href: string; text: string; title?: string; target?: string; className?: string };

/** Returns the text of a text or rich-text field, or an empty string. */
export function toText(field: unknown): string {
  const value = getIn(field, 'value');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns whether a text field shows something: its text, or in edit mode a hint. */
export function hasText(field: Field | undefined): boolean {
  return toText(field) !== '' || Boolean(field?.metadata);
}

const TAG_TO_ESCAPE = /<(?!!|(area|br|hr|img|input|source|track|wbr)\b)/gi;

/**
 * The server leaves a text such as `1 < 2` unchanged, because it does not look like markup (docs/decisions/014). So in
 * a text without an end tag, this escapes every `<` except in a comment or a void tag such as `<br>`.
 */
export function toMarkup(field: unknown): string {
  const text = toText(field);
  return text.includes('</') ? text : text.replace(TAG_TO_ESCAPE, '&lt;');
}

/** Returns `null` when the field has no number. Accepts strings, which the page editor sends. */
export function toNumber(field: unknown): number | null {
  const text = toText(field).trim();
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : null;
}

/** Returns whether a checkbox is checked. A layout contains `true`; an unconverted value is `1`. */
export function toBoolean(field: unknown): boolean {
  const value = getIn(field, 'value');
  return value === true || value === '1' || value === 1;
}

const COLOR = /^#[\da-f]{6}$/i;
const FOCUS = /^\d{1,3}% \d{1,3}%$/;

/** Returns `null` when the field has no image, or when its URL would run a script. */
export function toImage(field: unknown): ImageValue | null {
  const value = getIn(field, 'value');
  const src = getText(value, 'src');
  if (!src || isScriptLink(src)) return null;
  return {
    src,
    alt: getText(value, 'alt'),
    width: toPixels(getIn(value, 'width')),
    height: toPixels(getIn(value, 'height')),
    color: toMatch(getText(value, 'data-color'), COLOR),
    focus: toMatch(getText(value, 'data-focus'), FOCUS),
  };
}

/** Returns `null` when the field has no link, or when the link would run a script. */
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

/** Returns whether a link field shows something: its link, or in edit mode a hint. */
export function hasLink(field: Field | undefined): boolean {
  return toLink(field) !== null || Boolean(field?.metadata);
}

/** Returns the objects in a list. Some lists come from the SDK as objects with numeric keys. */
export function toItems(list: unknown): Record<string, unknown>[] {
  return typeof list === 'object' && list !== null ? Object.values(list).filter(isRecord) : [];
}

/** Returns a field inside an item or a query result, or `undefined` when the value is not an object. */
export function toField(value: unknown): Field | undefined {
  return isRecord(value) ? value : undefined;
}

/** Returns the value at a path of property names, or `undefined`. */
export function getIn(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value);
}

/** Returns the trimmed string at a path of property names, or an empty string. */
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

const toMatch = (text: string, pattern: RegExp): string | undefined =>
  pattern.test(text) ? text : undefined;

/** Returns `undefined` unless the value is a positive number. The CMS sends numbers of pixels as strings. */
function toPixels(value: unknown): number | undefined {
  const pixels = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(pixels) && pixels > 0 ? Math.round(pixels) : undefined;
}
