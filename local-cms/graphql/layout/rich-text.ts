import type { Place } from '../../content/content-error.ts';
import { decodePath } from '../../platform/decode-path.ts';
import type { LayoutContext } from './layout-context.ts';
import { getLinkedPage, getMedia, toHref, toMediaUrl } from './links.ts';

// Matches a start tag. A quoted attribute value can contain ">".
const tagPattern = /<[a-z][\w-]*(?:\s+(?:"[^"]*"|'[^']*'|[^"'>])*)?>/gi;
const attributePattern = /(\s)(href|src)=(["'])(.*?)\3/gi;
const mediaPattern = /^\/?-\/media\/([^?#]+)(.*)$/;

function rewriteUrl(context: LayoutContext, url: string, place: Place): string {
  const [, media, rest = ''] = mediaPattern.exec(url) ?? [];
  if (media !== undefined)
    return toMediaUrl(context, getMedia(context, decodePath(media), place)) + rest.replace(/^\?/, '&amp;');
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const [, route = '/', tail = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const page = getLinkedPage(context, decodePath(route), place);
  return toHref(context.site, context.language, page.route ?? '/') + tail;
}

/** Adds the size of an image if the tag has none, so that the browser reserves space before the image loads. */
function addSize(context: LayoutContext, tag: string, place: Place): string {
  const name = /\ssrc=["']\/?-\/media\/([^"'?#]+)["']/i.exec(tag)?.[1];
  if (!/^<img\s/i.test(tag) || name === undefined || /\s(width|height)=/i.test(tag)) return tag;
  const { width, height } = getMedia(context, decodePath(name), place);
  return width && height ? tag.replace(/^<img/i, `$& width="${width}" height="${height}"`) : tag;
}

/** Returns rich text in which page links are public paths, media have absolute URLs, and images have a size. */
export const formatRichText = (context: LayoutContext, html: string, place: Place): string =>
  html.replace(tagPattern, (tag) =>
    addSize(context, tag, place).replace(
      attributePattern,
      (_, space: string, name: string, quote: string, url: string) =>
        `${space}${name}=${quote}${rewriteUrl(context, url, place)}${quote}`,
    ),
  );
