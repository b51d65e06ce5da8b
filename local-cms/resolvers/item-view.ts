import type { EditorState } from '../layout/layout-context.ts';
import { findVersion, type ItemNode, type ItemVersion, isReadable, type Site } from '../store/site-model.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { findId } from '../store/stable-id.ts';

/** What every resolver gets: the content as it was when the request came, and who asks. */
export type RequestContext = {
  snapshot: Snapshot;
  publicUrl: string;
  /** Set: an editor asks, who sees drafts as well. */
  state?: EditorState;
  layoutKind?: 'shared';
};

/** An item seen in one language. Folders have no version: they are the same in every language. */
export type ItemView = { site: Site; node: ItemNode; language: string; version: ItemVersion | null };

const isFolder = (node: ItemNode): boolean =>
  node.route === null && node.versions.size === 0 && node.broken.size === 0;

const findLanguage = ({ settings }: Site, language: string): string | undefined =>
  settings.languages.find((name) => name.toLowerCase() === language.toLowerCase());

/** The item in the language; null when it is not there. Throws when its file was never right. */
function findView(site: Site, node: ItemNode, language: string): ItemView | null {
  const known = findLanguage(site, language);
  if (known === undefined) return null;
  const version = findVersion(site, node, known);
  return version || isFolder(node) ? { site, node, language: known, version } : null;
}

/** Like findView, for lists: an item that is broken is left out and takes nothing else with it. */
export function findReadableView(site: Site, node: ItemNode, language: string): ItemView | null {
  return isFolder(node) || isReadable(site, node, language) ? findView(site, node, language) : null;
}

/** All sites by name in lower case, as whoever asks may see them. */
export function getSites({ snapshot, state }: RequestContext): ReadonlyMap<string, Site> {
  if (snapshot.failure) throw snapshot.failure;
  return state ? snapshot.drafts : snapshot.sites;
}

export const findSite = (context: RequestContext, name: string): Site | null =>
  getSites(context).get(name.toLowerCase()) ?? null;

/** An item of any site by Sitecore path or id. */
export function findItem(context: RequestContext, path: string, language: string): ItemView | null {
  const id = findId(path);
  const lowerPath = (path.replace(/\/+$/, '') || '/').toLowerCase();
  for (const site of getSites(context).values()) {
    const node = id === null ? site.byPath.get(lowerPath) : site.byId.get(id);
    if (node) return findView(site, node, language);
  }
  return null;
}

/** Another version of an item than the one that is shown by itself; null when there is none. Only editors get one. */
export function findOtherVersion(
  { snapshot, state }: RequestContext,
  { node, language, version: shown }: ItemView,
  number: number,
): ItemView | null {
  if (!state || !shown) return null;
  const site = snapshot.openVersion(node, shown.language, number);
  const other = site?.byId.get(node.id);
  return site && other ? findView(site, other, language) : null;
}

/** A page by its public path; null when nobody can visit it. */
export function findPage(site: Site, route: string, language: string): ItemView | null {
  const node = site.pages.get((route.replace(/\/+$/, '') || '/').toLowerCase());
  return node?.isPublic ? findView(site, node, language) : null;
}

export const hasLayout = ({ version }: ItemView): boolean => Boolean(version?.layout);

export const toViewKey = ({ node, language }: ItemView): string => `${node.siteName} ${node.id} ${language}`;
