import { findCloseName } from '../../content/close-name.ts';
import { createContentError, type Place } from '../../content/content-error.ts';
import { type MediaFile, toRevision } from '../../content/media-catalog.ts';
import type { LinkValue } from '../../content/schemas/field-value.ts';
import { createStableId, toBracedId } from '../../content/stable-id.ts';
import { type ItemNode, type Site, toLanguageChain } from '../../model/site-model.ts';
import type { LayoutContext } from './layout-context.ts';

/** Returns the public path of a page. The path starts with the language unless that is the default language. */
export function toHref({ settings }: Site, language: string, route: string): string {
  if (language === settings.defaultLanguage) return route;
  return route === '/' ? `/${language}` : `/${language}${route}`;
}

/** Returns the page to which a link leads, even if its file is invalid. Throws if there is no such public page. */
export function getLinkedPage({ site, language }: LayoutContext, route: string, place: Place): ItemNode {
  const fail = (message: string) => createContentError(place.file, place.line, message);
  const wanted = (route.replace(/\/+$/, '') || '/').toLowerCase();
  const page = site.pages.get(wanted);
  const languages = toLanguageChain(site.settings, language);
  if (!page || (page.versions.size === 0 && page.broken.size === 0)) {
    const close = findCloseName(wanted, [...site.pages.keys()]);
    throw fail(`there is no page ${route}.${close ? ` Did you mean ${close}?` : ''}`);
  }
  if (!page.isPublic) throw fail(`${route} has no public URL, because a folder name in it starts with _`);
  if (!languages.some((name) => page.versions.has(name) || page.broken.has(name))) {
    throw fail(`the page ${route} does not exist in "${language}" or a fallback of it in site.yml`);
  }
  return page;
}

export function getMedia({ site }: LayoutContext, name: string, place: Place): MediaFile {
  const media = site.media.get(name);
  if (media) return media;
  const close = findCloseName(name, [...site.media.keys()]);
  const hint = close ? ` Did you mean ${close}?` : '';
  throw createContentError(place.file, place.line, `there is no file media/${name}.${hint}`);
}

/** Uses the first host name that is neither a pattern nor `localhost`, or else the default origin of `npm start`. */
export function toSiteOrigin({ hostName }: Pick<Site['settings'], 'hostName'>): string {
  const hosts = hostName.split(/[|,]/).map((host) => host.trim());
  const host = hosts.find((name) => /^[\w.-]+(:\d+)?$/.test(name) && name !== 'localhost');
  return host ? `https://${host}` : 'http://localhost:3000';
}

/** Returns the URL of a media file, whose path is below the site's folder media/. */
export function toPlainMediaUrl(
  { site, publicUrl }: Pick<LayoutContext, 'site' | 'publicUrl'>,
  path: string,
): string {
  const names = [site.settings.name, ...path.split('/')];
  return `${publicUrl}/-/media/${names.map(encodeURIComponent).join('/')}`;
}

/** Returns a URL that changes with the file, so that caches can keep the file for long. */
export const toMediaUrl = (context: Pick<LayoutContext, 'site' | 'publicUrl'>, media: MediaFile): string =>
  `${toPlainMediaUrl(context, media.path)}?rev=${toRevision(media)}`;

/** Returns the alternative text and the focal point of an image: its own, or else those of the media file. */
export function describeImage(
  { site, language }: LayoutContext,
  image: { media: string; alt?: string | undefined; focus?: string | undefined },
): { alt: string; focus: string | undefined } {
  const note = site.mediaNotes.get(image.media);
  const shown = toLanguageChain(site.settings, language).find((name) => note?.alt[name] !== undefined);
  return { alt: image.alt ?? note?.alt[shown ?? ''] ?? '', focus: image.focus ?? note?.focus };
}

export const toMediaId = ({ site }: LayoutContext, { path }: MediaFile): string =>
  createStableId(site.settings.name, 'media', path);

function formatUrl(href: string): Record<string, string> {
  if (href.startsWith('#')) {
    const anchor = href.slice(1);
    return { href, url: anchor, anchor, linktype: 'anchor' };
  }
  return { href, url: href, linktype: href.toLowerCase().startsWith('mailto:') ? 'mailto' : 'external' };
}

/** Returns the value of a General Link field for the layout JSON (editing protocol §4). */
export function formatLink(context: LayoutContext, link: LinkValue | null, file: string) {
  if (!link) return { href: '' };
  const place = { file, line: link.line };
  const { target, attributes } = link;
  if (target.kind === 'url') return { ...formatUrl(target.href), ...attributes };
  if (target.kind === 'media') {
    const media = getMedia(context, target.media, place);
    const id = toBracedId(toMediaId(context, media));
    return { href: toMediaUrl(context, media), linktype: 'media', id, ...attributes };
  }
  const page = getLinkedPage(context, target.route, place);
  const href = toHref(context.site, context.language, page.route ?? '/');
  return { href, linktype: 'internal', id: toBracedId(page.id), ...attributes };
}
