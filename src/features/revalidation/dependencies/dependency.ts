import { createHash } from 'node:crypto';

/** Something that a page shows. `state` is how the page showed it; `''` if any publish of it changes the page. */
export type Dependency = { key: string; state: string };

/** What is known about a page of the cache. `page` is its internal path. */
export type PageRecord = {
  page: string;
  /** The name of the page in the CMS; `null` for a page that does not exist. */
  name: string | null;
  /** When the render began, in milliseconds since 1970 (`getSteadyTime`): of two renders the later one counts. */
  startedAt: number;
  dependencies: readonly Dependency[];
};

/** The page of this item. */
export const toRouteKey = (id: string, language: string) => `route:${id}@${language.toLowerCase()}`;
/** An item that the page shows, such as a datasource or a linked page. */
export const toItemKey = (id: string, language: string) => `item:${id}@${language.toLowerCase()}`;
/** The list of the pages below an item: with a new one, what a loader has made of it changes. */
export const toListKey = (parentId: string, language: string) => `list:${parentId}@${language.toLowerCase()}`;
/** An item that a layout names by its path. */
export const toPathKey = (path: string, language: string) =>
  `path:${path.toLowerCase().replace(/\/+$/, '')}@${language.toLowerCase()}`;
export const toPhrasesKey = (siteName: string, language: string) =>
  `phrases:${siteName}/${language.toLowerCase()}`;

/** Every setting of a site can change its pages. */
export const toSiteDependency = (site: { name: string }): Dependency => ({
  key: `site:${site.name}`,
  state: toState(Object.entries(site).sort(([one], [other]) => one.localeCompare(other))),
});

/** Returns a short hash of plain JSON data. */
export const toState = (data: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(data) ?? '')
    .digest('base64url')
    .slice(0, 16);
