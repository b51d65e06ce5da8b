import type { Layout, Placeholders, Rendering } from '@/cms/schemas/layout-schema';
import { isArray, isRecord, isString } from '@/platform/json/json-types';
import { listItemIds, toItemId } from '../webhook/item-id';
import { type Dependency, toItemKey, toListKey, toPathKey, toRouteKey, toState } from './dependency';

/** Differs between pages that show an item equally: the navigation marks the current page. */
const PAGE_SPECIFIC = 'Styles';

/** Used in place of the hash of the list for an item that is not in a list. */
const NO_LIST = '';

const ID_NAMES = ['id', 'Id', 'ID', 'itemId', 'ItemId'];

/** Collects what a page shows of items. */
type Found = {
  /** Items whose every publish changes the page. */
  owned: Set<string>;
  paths: Set<string>;
  /** What the page shows of each other item. */
  mentions: Map<string, unknown[]>;
  /** Items the pages below which a loader has listed. */
  listed: Set<string>;
};

const createFound = (): Found => ({
  owned: new Set(),
  paths: new Set(),
  mentions: new Map(),
  listed: new Set(),
});

/** Lists the items of a layout with all its variants: the page itself, datasources, and items in fields and params. */
export function listLayoutDependencies({ sitecore: { route } }: Layout, language: string): Dependency[] {
  if (!route) return [];
  const found = createFound();
  collectMentions(route.fields, NO_LIST, found);
  collectRenderings(route.placeholders, found);
  const languages = [
    ...new Set([language, route.itemLanguage ?? language].map((name) => name.toLowerCase())),
  ];
  const routeId = toItemId(route.itemId ?? '');
  return languages.flatMap((name) => [
    ...(routeId ? [{ key: toRouteKey(routeId, name), state: '' }] : []),
    ...[...found.owned].map((id) => ({ key: toItemKey(id, name), state: '' })),
    ...[...found.paths].map((path) => ({ key: toPathKey(path, name), state: '' })),
    ...[...found.mentions]
      .filter(([id]) => !found.owned.has(id))
      .map(([id, shown]) => ({ key: toItemKey(id, name), state: toState(shown) })),
  ]);
}

/** Lists the items in the data that loaders of components have fetched. `parentId` is that of a list of pages. */
export function listDataDependencies(data: unknown, language: string): Dependency[] {
  const found = createFound();
  collectMentions(data, NO_LIST, found);
  return [
    ...[...found.mentions.keys()].map((id) => toItemKey(id, language)),
    ...[...found.listed].map((id) => toListKey(id, language)),
  ].map((key) => ({ key, state: '' }));
}

function collectRenderings(placeholders: Placeholders | undefined, found: Found): void {
  for (const rendering of Object.values(placeholders ?? {}).flat()) collectRendering(rendering, found);
}

function collectRendering(rendering: Rendering, found: Found): void {
  const { dataSource = '', params = {}, fields, placeholders, experiences = {} } = rendering;
  for (const text of [dataSource, ...Object.values(params)]) {
    for (const id of listItemIds(text ?? '')) found.owned.add(id);
  }
  if (dataSource.startsWith('/sitecore/')) found.paths.add(dataSource);
  collectMentions(fields, NO_LIST, found);
  collectRenderings(placeholders, found);
  for (const experience of Object.values(experiences)) {
    if (experience) collectRendering(experience, found);
  }
}

/** `list` is a hash of the ids in the same list: with a new entry, every mention in the list changes. */
function collectMentions(value: unknown, list: string, found: Found): void {
  if (isArray(value)) {
    const hash = hashList(value);
    for (const entry of value) collectMentions(entry, hash, found);
  } else if (isRecord(value)) {
    noteItem(value, list, found);
    for (const inner of Object.values(value)) collectMentions(inner, NO_LIST, found);
  } else if (isString(value) && value.startsWith('{')) {
    // The raw value of a field that names items, such as `{…}|{…}`.
    for (const id of listItemIds(value)) found.mentions.set(id, found.mentions.get(id) ?? []);
  }
}

function noteItem(value: Record<string, unknown>, list: string, { mentions, listed }: Found): void {
  const id = findId(value);
  if (id) mentions.set(id, [...(mentions.get(id) ?? []), [toShown(value), list]]);
  const parentId = isString(value.parentId) && toItemId(value.parentId);
  if (parentId) listed.add(parentId);
}

function hashList(entries: readonly unknown[]): string {
  const ids = entries.flatMap((entry) => findId(entry) ?? []);
  return ids.length > 0 ? toState(ids) : NO_LIST;
}

function findId(value: unknown): string | null {
  if (!isRecord(value)) return null;
  for (const name of ID_NAMES) {
    const id = isString(value[name]) && toItemId(value[name]);
    if (id) return id;
  }
  return null;
}

/** Returns what the page shows of an item, without what only marks the current page. */
function toShown(value: unknown): unknown {
  if (isArray(value)) return value.map(toShown);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === PAGE_SPECIFIC ? [] : [[name, toShown(inner)]],
    ),
  );
}
