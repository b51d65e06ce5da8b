import * as z from 'zod/mini';
import { decodePath } from '../../../../../platform/decode-path.ts';

/** A link as in a content file: exactly one of `to`, `href` and `media`. */
export const LinkValue = z.looseObject({
  to: z.optional(z.string()),
  href: z.optional(z.string()),
  media: z.optional(z.string()),
  text: z.optional(z.string()),
  anchor: z.optional(z.string()),
  querystring: z.optional(z.string()),
  target: z.optional(z.string()),
  title: z.optional(z.string()),
});

export type LinkValue = z.output<typeof LinkValue>;

export const hasTarget = ({ to, href, media }: Target): boolean => Boolean(to ?? href ?? media);

/** Where a link leads. A page can have a part (`anchor`) and parameters (`querystring`). */
export type Target = Pick<LinkValue, 'to' | 'href' | 'media' | 'anchor' | 'querystring'>;

const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const PHONE = /^\+?[\d\s()-]{5,}$/;
const HOST = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/;

function toPageTarget(text: string): Target {
  const [, to = '', querystring, anchor] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text) ?? [];
  return { to, ...(querystring ? { querystring } : {}), ...(anchor ? { anchor } : {}) };
}

const toPageText = ({ to = '', querystring, anchor }: Target): string =>
  `${to}${querystring ? `?${querystring}` : ''}${anchor ? `#${anchor}` : ''}`;

/** Reads what somebody has typed or pasted as the target of a link; null if it is none. */
export function toTarget(typed: string): Target | null {
  const text = typed.trim();
  const [, media] = /^\/?-\/media\/(.+)$/.exec(text) ?? [];
  if (media !== undefined) return { media: decodePath(media) };
  if (/^\/(?!\/)/.test(text)) return toPageTarget(text);
  if (/^(https?:\/\/[^/\s]|mailto:|tel:|#)\S*$/i.test(text)) return { href: text };
  if (EMAIL.test(text)) return { href: `mailto:${text}` };
  if (PHONE.test(text)) return { href: `tel:${text.replaceAll(/[\s()-]/g, '')}` };
  if (HOST.test(text)) return { href: `https://${text}` };
  return null;
}

/** What a link leads to, as people read it. */
export function toTargetText(target: Target): string {
  if (target.to !== undefined) return toPageText(target);
  if (target.media !== undefined) return `media/${target.media}`;
  return (target.href ?? '').replace(/^(mailto|tel):/i, '');
}

/** The same in a rich text. */
export function toHref(target: Target): string {
  if (target.media !== undefined)
    return `-/media/${target.media.split('/').map(encodeURIComponent).join('/')}`;
  return target.to === undefined ? (target.href ?? '') : toPageText(target);
}

/** Replaces the target of a link, and keeps its text and its other parts. */
export function withTarget(link: LinkValue, target: Target): LinkValue {
  const { to: _to, href: _href, media: _media, anchor: _anchor, querystring: _query, ...rest } = link;
  return { ...target, ...rest };
}

/** Names a link by the page that it leads to, unless it has a text of its own. */
export function withTitle(
  link: LinkValue,
  before: Target,
  findTitle: (route?: string) => string | undefined,
): LinkValue {
  const title = findTitle(link.to);
  const text = link.text?.trim() ?? '';
  return title && (text === '' || text === findTitle(before.to)) ? { ...link, text: title } : link;
}
