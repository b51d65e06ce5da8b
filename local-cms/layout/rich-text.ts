import type { LayoutContext } from './layout-context.ts';
import { findLinkedPage, findMedia, toHref, toMediaUrl } from './links.ts';

type Place = { file: string; line: number };

// Start tags only; quoted values may hold ">".
const tagPattern = /<[a-z][\w-]*(?:\s+(?:"[^"]*"|'[^']*'|[^"'>])*)?>/gi;
const attributePattern = /(\s)(href|src)=(["'])(.*?)\3/gi;
const mediaPattern = /^\/?-\/media\/([^?#]+)(.*)$/;

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

function rewriteAddress(context: LayoutContext, address: string, place: Place): string {
  const [, media, rest = ''] = mediaPattern.exec(address) ?? [];
  if (media !== undefined) return toMediaUrl(context, findMedia(context, decode(media), place)) + rest;
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const [, route = '/', tail = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const page = findLinkedPage(context, decode(route), place);
  return toHref(context.site, context.language, page.route ?? '/') + tail;
}

/** Gives an image its size when the author did not: the browser then keeps its place while it loads. */
function addSize(context: LayoutContext, tag: string, place: Place): string {
  const name = /\ssrc=["']\/?-\/media\/([^"'?#]+)["']/i.exec(tag)?.[1];
  if (!/^<img\s/i.test(tag) || name === undefined || /\s(width|height)=/i.test(tag)) return tag;
  const { width, height } = findMedia(context, decode(name), place);
  return width && height ? tag.replace(/^<img/i, `$& width="${width}" height="${height}"`) : tag;
}

/** Rich text as the CMS sends it: links to pages with the language's prefix, media by full address. */
export const formatRichText = (context: LayoutContext, html: string, place: Place): string =>
  html.replace(tagPattern, (tag) =>
    addSize(context, tag, place).replace(
      attributePattern,
      (_, space: string, name: string, quote: string, address: string) =>
        `${space}${name}=${quote}${rewriteAddress(context, address, place)}${quote}`,
    ),
  );
