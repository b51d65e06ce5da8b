import * as z from 'zod/mini';

/** A link as in a content file: exactly one of `to`, `href` and `media`. */
export const LinkValue = z.looseObject({
  to: z.optional(z.string()),
  href: z.optional(z.string()),
  media: z.optional(z.string()),
  text: z.optional(z.string()),
  anchor: z.optional(z.string()),
  target: z.optional(z.string()),
  title: z.optional(z.string()),
});

export type LinkValue = z.output<typeof LinkValue>;

type Target = Pick<LinkValue, 'to' | 'href' | 'media'>;

const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const PHONE = /^\+?[\d\s()-]{5,}$/;
const HOST = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/;

/** Reads what somebody has typed or pasted as the target of a link; null if it is none. */
export function toTarget(typed: string): Target | null {
  const text = typed.trim();
  if (/^\/(?!\/)/.test(text)) return { to: text };
  if (/^(https?:\/\/[^/\s]|mailto:|tel:|#)\S*$/i.test(text)) return { href: text };
  if (EMAIL.test(text)) return { href: `mailto:${text}` };
  if (PHONE.test(text)) return { href: `tel:${text.replaceAll(/[\s()-]/g, '')}` };
  if (HOST.test(text)) return { href: `https://${text}` };
  return null;
}

/** What a link leads to, as people read it. */
export const toTargetText = ({ to, href, media }: Target): string =>
  to ?? (media === undefined ? (href ?? '').replace(/^(mailto|tel):/i, '') : `media/${media}`);

/** The same in a rich text. */
export const toHref = ({ to, href, media }: Target): string =>
  media === undefined ? (to ?? href ?? '') : `-/media/${media.split('/').map(encodeURIComponent).join('/')}`;

/** Replaces the target of a link, and keeps its text and its other parts. A part of a page belongs to that page. */
export function withTarget(
  { to: _to, href: _href, media: _media, anchor, ...rest }: LinkValue,
  target: Target,
): LinkValue {
  const isSamePage = target.to !== undefined && target.to === _to && anchor !== undefined;
  return { ...target, ...rest, ...(isSamePage ? { anchor } : {}) };
}
