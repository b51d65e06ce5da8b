import { isRecord } from '@/lib/json-kinds';
import { isScriptLink } from './link-kind';

/** A field as far as it can be trusted: its value may be missing or of another type than the template says. */
export type AnyField = { value?: unknown; metadata?: { [key: string]: unknown } };

export type ImageValue = { src: string; alt: string; width?: number; height?: number };
export type LinkValue = { href: string; text: string; title?: string; target?: string; className?: string };

/** Text of a text or rich-text field; empty when there is none. */
export function toText(field: unknown): string {
  const value = isRecord(field) ? field.value : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** `null` when the field holds no image. */
export function toImage(field: unknown): ImageValue | null {
  const value = isRecord(field) ? field.value : undefined;
  if (!isRecord(value)) return null;
  const src = toPlain(value.src);
  if (!src || isScriptLink(src)) return null;
  return { src, alt: toPlain(value.alt), width: toPixels(value.width), height: toPixels(value.height) };
}

/** `null` when the field holds no link, or one that nobody may follow. */
export function toLink(field: unknown): LinkValue | null {
  const value = isRecord(field) ? field.value : undefined;
  if (!isRecord(value)) return null;
  const href = toHref(value);
  if (!href || isScriptLink(href)) return null;
  return {
    href,
    text: toPlain(value.text) || href,
    title: toPlain(value.title) || undefined,
    target: toPlain(value.target) || undefined,
    className: toPlain(value.class) || undefined,
  };
}

/** The objects of a list; a list may come as an array or as an object with numeric keys (the SDK spreads it). */
export function toItems(list: unknown): Record<string, unknown>[] {
  if (!isRecord(list) && !Array.isArray(list)) return [];
  return Object.values(list).filter(isRecord);
}

/** Goes down a path of names; `undefined` where it ends. For the nested answers of the CMS's own resolvers. */
export function findIn(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value);
}

function toHref({ href, querystring, anchor, linktype }: Record<string, unknown>): string {
  const address = toPlain(href);
  if (!address) return '';
  const query = toPlain(querystring) && !address.includes('?') ? `?${toPlain(querystring)}` : '';
  const hasHash = linktype === 'anchor' || address.includes('#');
  const hash = toPlain(anchor) && !hasHash ? `#${toPlain(anchor)}` : '';
  return `${address}${query}${hash}`;
}

function toPlain(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The CMS sends pixels as text. */
function toPixels(value: unknown): number | undefined {
  const pixels = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(pixels) && pixels > 0 ? Math.round(pixels) : undefined;
}
