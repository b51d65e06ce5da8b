import { ContentError } from '../content/content-error.ts';
import type { Kept } from '../content/last-good.ts';
import type { SiteSources } from './load-context.ts';
import { loadSite } from './load-site.ts';
import { listPageTemplates } from './rendering-items.ts';
import type { Site } from './site-model.ts';

/** Sites without problems, and their layouts, which are used again as long as nothing changes that they depend on. */
export type SiteCache = {
  find(name: string): CachedSite | undefined;
  /** Is not called for content that is only tried out, because the last good state of its files is not kept. */
  keep(name: string, site: CachedSite): void;
  /** Layouts by site and by the key of the page. */
  layouts: WeakMap<Site, Map<string, Kept<unknown>>>;
  /** Returns how many problems were reported so far. */
  countProblems(): number;
};

type CachedSite = { dependencies: readonly string[]; site: Site };

/** Creates the cache of a content store, and one for content that is only tried out. */
export function createSiteCaches(countProblems: () => number) {
  const sites = new Map<string, CachedSite>();
  const layouts: SiteCache['layouts'] = new WeakMap();
  const find = (name: string) => sites.get(name);
  const keep = (name: string, site: CachedSite) => void sites.set(name, site);
  const store: SiteCache = { find, keep, layouts, countProblems };
  const createForCandidate = (count: () => number): SiteCache => ({
    find,
    keep: () => {},
    layouts,
    countProblems: count,
  });
  return { store, createForCandidate };
}

const isDraft = (path: string): boolean => /\/pages\/.*\.draft\.ya?ml$/.test(path);

/** Lists everything that a site is made of; null if a file cannot be read. */
function listDependencies(sources: SiteSources): string[] | null {
  const { files, folder, edition, media } = sources;
  const own = files.paths.filter(
    (path) =>
      path === 'templates.yml' ||
      (path.startsWith(`${folder}/`) && !(edition === 'published' && isDraft(path))),
  );
  try {
    return [
      ...own.flatMap((path) => [path, files.text(path)]),
      ...new Set(listPageTemplates(sources)),
      ...[...media(folder).values()].flatMap(({ path, stamp }) => [path, stamp]),
    ];
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

/** Loads a site, or returns it as it was loaded before if everything that it depends on is the same. */
export function loadCachedSite(sources: SiteSources, cache: SiteCache | undefined): Site | null {
  const { folder, edition } = sources;
  if (!cache || typeof edition === 'object') return loadSite(sources);
  const dependencies = listDependencies(sources);
  const name = `${folder} ${edition}`;
  const known = cache.find(name);
  if (known && dependencies && isSame(known.dependencies, dependencies)) return known.site;
  const before = cache.countProblems();
  const site = loadSite(sources);
  // A problem is reported each time the content is loaded, so a site that has one is loaded each time.
  const isClean = cache.countProblems() === before;
  if (site && dependencies && isClean) cache.keep(name, { dependencies, site });
  return site;
}
