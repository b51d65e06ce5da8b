import type { ItemPlace } from '@/cms/queries/fetch-item-place';
import type { PublishedPage } from '@/cms/queries/fetch-page';
import type { PageRoute } from '@/cms/queries/page-route';
import { parseInternalPath, toInternalPath } from '@/features/sites/internal-path';
import { parsePublicPath } from '@/features/sites/parse-public-path';
import { toItemPath } from '@/features/sites/public-path';
import type { Site } from '@/features/sites/site-list/site-list';
import { mapLimited } from '@/platform/async/map-limited';
import { toItemKey, toListKey, toPathKey, toRouteKey } from '../dependencies/dependency';
import type { DependencyMap, Use } from '../dependencies/dependency-map';
import { listLayoutDependencies } from '../dependencies/list-layout-dependencies';
import { toItemId } from '../webhook/item-id';
import type { Update } from '../webhook/read-publish';
import { isSameLanguage, listConcernedLanguages } from './languages';

export type Sources = {
  map: DependencyMap;
  fetchPage: (place: PageRoute) => Promise<PublishedPage | null>;
  fetchItemPlace: (item: { id: string; language: string }) => Promise<ItemPlace | null>;
};

/** A search for what an update changes. `add` is called for each affected page as soon as it is found. */
export type Search = {
  sites: readonly Site[];
  add: (page: string) => void;
  isAdded: (page: string) => boolean;
  onName: (id: string, name: string) => void;
};

/** So many questions to the CMS are always asked, and more only if the site has as many pages. */
const FREE_QUESTIONS = 200;
/** How many questions are asked at the same time. */
const CONCURRENCY = 10;

/** Thrown when the search needs more queries than renewing all pages: each page needs at least one. */
export class TooManyChangesError extends Error {}

/** The page of an updated item, as it was before. */
export type OwnPage = { page: string; update: Update };

/**
 * Finds the pages that show what was updated, and the places where a new page was missing. Returns the pages of the
 * updated items themselves.
 */
export async function findAffectedPages(
  updates: readonly Update[],
  search: Search,
  sources: Sources,
): Promise<readonly OwnPage[]> {
  const countQuestions = createCountQuestions(sources.map);
  const isUnchanged = createIsUnchanged(sources, countQuestions);
  const uses = await sources.map.find(updates.flatMap((update) => listKeys(update, search)));
  const usesByKey = Map.groupBy(uses, ({ key }) => key);
  const certain = uses.filter(({ state }) => state === '');
  for (const { page } of certain) search.add(page);

  const unknown = updates.filter(
    (update) =>
      !listKeys(update, search).some((key) => usesByKey.get(key)?.some(({ state }) => state === '')),
  );
  await addMentions(uses, search, isUnchanged);
  await addUnknown(unknown, search, sources, { isUnchanged, countQuestions });
  return updates.flatMap((update) =>
    listRouteKeys(update, search).flatMap((key) =>
      (usesByKey.get(key) ?? []).map(({ page }) => ({ page, update })),
    ),
  );
}

const listRouteKeys = ({ id, language }: Update, { sites }: Search): string[] =>
  listConcernedLanguages(language, sites).map((name) => toRouteKey(id, name));

function listKeys(update: Update, search: Search): string[] {
  const routes = listRouteKeys(update, search);
  if (update.kind === 'layout') return routes;
  const languages = listConcernedLanguages(update.language, search.sites);
  return [...routes, ...languages.map((name) => toItemKey(update.id, name))];
}

/** Rejects with a TooManyChangesError. */
type CountQuestions = (more: number) => Promise<void>;

function createCountQuestions(map: DependencyMap): CountQuestions {
  let count = 0;
  let pages: Promise<readonly string[]> | undefined;
  return async (more) => {
    count += more;
    if (count <= FREE_QUESTIONS) return;
    pages ??= map.listPages();
    if (count > (await pages).length) throw new TooManyChangesError();
  };
}

type IsUnchanged = (use: Use) => Promise<boolean>;

/** Adds the pages that only mention an item, such as a menu entry, if they would show it differently now. */
async function addMentions(uses: readonly Use[], search: Search, isUnchanged: IsUnchanged): Promise<void> {
  const mentions = uses.filter(({ page, state }) => state !== '' && !search.isAdded(page));
  // Pages that show the item equally change together, so one page answers for all.
  const groups = Map.groupBy(mentions, ({ key, state }) => JSON.stringify([key, state]));
  await mapLimited([...groups.values()], CONCURRENCY, async (group) => {
    const [first] = group;
    if (first && (await isUnchanged(first))) return;
    for (const { page } of group) search.add(page);
  });
}

/** The returned function loads each page at most once. */
function createIsUnchanged({ fetchPage }: Sources, countQuestions: CountQuestions): IsUnchanged {
  const states = new Map<string, Promise<ReadonlyMap<string, string> | null>>();

  async function load(page: string) {
    const key = parseInternalPath(page);
    if (!key) return null;
    const { siteName, language, path } = key;
    await countQuestions(1);
    const published = await fetchPage({ siteName, language, path: toItemPath(path) });
    const dependencies = published ? listLayoutDependencies(published.layout, language) : [];
    return new Map(dependencies.map(({ key: name, state }) => [name, state]));
  }

  return async ({ key, page, state }) => {
    const loading = states.get(page) ?? load(page);
    states.set(page, loading);
    return (await loading)?.get(key) === state;
  };
}

/** Asks the CMS where the items are: a page can be new, and a layout can name an item by its path. */
async function addUnknown(
  updates: readonly Update[],
  search: Search,
  sources: Sources,
  { isUnchanged, countQuestions }: { isUnchanged: IsUnchanged; countQuestions: CountQuestions },
): Promise<void> {
  const items = updates.flatMap(({ id, language }) =>
    listConcernedLanguages(language, search.sites).map((name) => ({ id, language: name })),
  );
  const distinct = [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
  await countQuestions(distinct.length);
  // The same page in other languages links to this one.
  const languages = listConcernedLanguages(null, search.sites);
  await addAll(
    distinct.flatMap(({ id }) => languages.map((name) => toRouteKey(id, name))),
    search,
    sources,
  );
  const keys = await mapLimited(distinct, CONCURRENCY, (item) => addItem(item, search, sources));
  await addMentions(await sources.map.find([...new Set(keys.flat())]), search, isUnchanged);
}

type Item = { id: string; language: string };

/** Returns the keys of the items beside a page that is new, because lists of them get a new entry. */
async function addItem(item: Item, search: Search, sources: Sources): Promise<string[]> {
  const place = await sources.fetchItemPlace(item);
  if (!place) return [];
  search.onName(item.id, place.name);
  const parentId = toItemId(place.parentId ?? '');
  const lists = parentId ? [toListKey(parentId, item.language)] : [];
  await addAll([toPathKey(place.path, item.language), ...lists], search, sources);
  await addPlaces(place, item.language, search, sources);
  return place.neighborIds.flatMap((text) => {
    const id = toItemId(text);
    return id ? [toItemKey(id, item.language)] : [];
  });
}

async function addAll(keys: readonly string[], { add }: Search, { map }: Sources): Promise<void> {
  for (const { page } of await map.find([...new Set(keys)])) add(page);
}

/** Adds what the cache has at the path of the item, such as a 404, on every site. */
async function addPlaces(
  { urlPath }: ItemPlace,
  language: string,
  { sites, add }: Search,
  { map }: Sources,
): Promise<void> {
  for (const site of sites) {
    const path = parsePublicPath(site, urlPath)?.page.path;
    const own = site.languages.find((name) => isSameLanguage(name, language));
    if (!path || !own) continue;
    const page = toInternalPath({ siteName: site.name, language: own, path, variantIds: [] });
    if (await map.read(page)) add(page);
  }
}
