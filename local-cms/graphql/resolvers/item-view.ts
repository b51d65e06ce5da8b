import { findId, formatId } from '../../content/stable-id.ts';
import {
  findVersion,
  type ItemNode,
  type ItemVersion,
  isReadable,
  type Site,
} from '../../model/site-model.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { EditorState } from '../layout/layout-context.ts';
import { toInputError } from './paging.ts';

export type RequestContext = {
  snapshot: Snapshot;
  publicUrl: string;
  /** Set only for editors, who can see drafts. */
  state?: EditorState;
  layoutKind?: 'shared';
};

/** An item in one language. `version` is null for a folder, which is the same in every language. */
export type ItemView = { site: Site; node: ItemNode; language: string; version: ItemVersion | null };

const isFolder = (node: ItemNode): boolean =>
  node.route === null && node.versions.size === 0 && node.broken.size === 0;

const findLanguage = ({ settings }: Site, language: string): string | null =>
  settings.languages.find((name) => name.toLowerCase() === language.toLowerCase()) ?? null;

/** Finds an item in a language. Throws if the item's file has been invalid since the start of the local CMS. */
function findView(site: Site, node: ItemNode, language: string): ItemView | null {
  const known = findLanguage(site, language);
  if (known === null) return null;
  const version = findVersion(site, node, known);
  return version || isFolder(node) ? { site, node, language: known, version } : null;
}

/** Finds an item in a language. Returns null for an invalid item, so that it does not break a list of items. */
export function findReadableView(site: Site, node: ItemNode, language: string): ItemView | null {
  return isFolder(node) || isReadable(site, node, language) ? findView(site, node, language) : null;
}

export function getSites({ snapshot, state }: RequestContext): ReadonlyMap<string, Site> {
  if (snapshot.failure) throw snapshot.failure;
  return state ? snapshot.drafts : snapshot.sites;
}

export const findSite = (context: RequestContext, name: string): Site | null =>
  getSites(context).get(name.toLowerCase()) ?? null;

export function findItem(context: RequestContext, path: string, language: string): ItemView | null {
  const id = findId(path);
  const lowerPath = (path.replace(/\/+$/, '') || '/').toLowerCase();
  for (const site of getSites(context).values()) {
    const node = id === null ? site.byPath.get(lowerPath) : site.byId.get(id);
    if (node) return findView(site, node, language);
  }
  return null;
}

/** Finds another version of an item. Returns null for visitors, who see only the published version. */
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

/** Finds the version of an item that has the number `version`. Without a number, returns the newest version. */
export function findNumberedVersion(
  context: RequestContext,
  newest: ItemView,
  version: string | null | undefined,
): ItemView | null {
  const number = Number(version);
  const isOther = number > 0 && number !== newest.version?.number;
  return isOther ? findOtherVersion(context, newest, number) : newest;
}

export function findPage(site: Site, route: string, language: string): ItemView | null {
  const node = site.pages.get((route.replace(/\/+$/, '') || '/').toLowerCase());
  return node?.isPublic ? findView(site, node, language) : null;
}

export function toIdText(id: string, format: string): string {
  const text = formatId(id, format);
  if (text !== null) return text;
  throw toInputError(`"format" must be N, D, B or P, not ${format.slice(0, 20)}`);
}

export const hasLayout = ({ version }: ItemView): boolean => Boolean(version?.layout);

export const toViewKey = ({ node, language }: ItemView): string => `${node.siteName} ${node.id} ${language}`;
