import { findCloseName } from '../store/close-name.ts';
import { createContentError } from '../store/content-error.ts';
import type { LinkValue } from '../store/field-value.ts';
import type { MediaFile } from '../store/media-catalog.ts';
import { type ItemNode, type Site, toLanguageChain } from '../store/site-model.ts';
import { createStableId, toBracedId } from '../store/stable-id.ts';
import type { LayoutContext } from './layout-context.ts';

/** The public path: languages other than the default one stand in front. */
export function toHref({ settings }: Site, language: string, route: string): string {
  if (language === settings.defaultLanguage) return route;
  return route === '/' ? `/${language}` : `/${language}${route}`;
}

type Place = { file: string; line: number };

/** The page that a link names. One that is broken itself counts: it must not take others down with it. */
export function findLinkedPage({ site, language }: LayoutContext, route: string, place: Place): ItemNode {
  const fail = (message: string) => createContentError(place.file, place.line, message);
  const wanted = (route.replace(/\/+$/, '') || '/').toLowerCase();
  const page = site.pages.get(wanted);
  const languages = toLanguageChain(site.settings, language);
  if (!page || (page.versions.size === 0 && page.broken.size === 0)) {
    const close = findCloseName(wanted, [...site.pages.keys()]);
    throw fail(`there is no page ${route}.${close ? ` Did you mean ${close}?` : ''}`);
  }
  if (!page.isPublic) throw fail(`${route} has no public address: a folder of it begins with _`);
  if (!languages.some((name) => page.versions.has(name) || page.broken.has(name))) {
    throw fail(
      `the page ${route} does not exist in "${language}", and site.yml names no fall-back that has it`,
    );
  }
  return page;
}

export function findMedia({ site }: LayoutContext, name: string, place: Place): MediaFile {
  const media = site.media.get(name);
  if (media) return media;
  const close = findCloseName(name, [...site.media.keys()]);
  const hint = close ? ` Did you mean ${close}?` : '';
  throw createContentError(place.file, place.line, `there is no file media/${name}.${hint}`);
}

export const toMediaUrl = ({ site, publicUrl }: LayoutContext, { path }: MediaFile): string =>
  `${publicUrl}/-/media/${site.settings.name}/${path.split('/').map(encodeURIComponent).join('/')}`;

export const toMediaId = ({ site }: LayoutContext, { path }: MediaFile): string =>
  createStableId(site.settings.name, 'media', path);

function formatAddress(href: string): Record<string, string> {
  if (href.startsWith('#')) {
    const anchor = href.slice(1);
    return { href, url: anchor, anchor, linktype: 'anchor' };
  }
  return { href, url: href, linktype: href.toLowerCase().startsWith('mailto:') ? 'mailto' : 'external' };
}

/** A General Link as the layout JSON has it (editing protocol §4). */
export function formatLink(context: LayoutContext, link: LinkValue | null, file: string) {
  if (!link) return { href: '' };
  const place = { file, line: link.line };
  const { target, attributes } = link;
  if (target.kind === 'address') return { ...formatAddress(target.href), ...attributes };
  if (target.kind === 'media') {
    const media = findMedia(context, target.media, place);
    const id = toBracedId(toMediaId(context, media));
    return { href: toMediaUrl(context, media), linktype: 'media', id, ...attributes };
  }
  const page = findLinkedPage(context, target.route, place);
  const href = toHref(context.site, context.language, page.route ?? '/');
  return { href, linktype: 'internal', id: toBracedId(page.id), ...attributes };
}
