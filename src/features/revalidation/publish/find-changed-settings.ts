import type { Site } from '@/features/sites/site-list/site-list';
import { mapLimited } from '@/platform/async/map-limited';
import { toPhrasesKey, toSiteDependency } from '../dependencies/dependency';
import type { DependencyMap } from '../dependencies/dependency-map';
import { hasOtherPhrases } from '../dependencies/phrase-state';

type Dictionary = Readonly<Record<string, string>>;

/** The functions ask the CMS at each call, past all caches, and reject if it fails: a publish compares with now. */
export type SettingsSources = {
  map: Pick<DependencyMap, 'find'>;
  fetchSites: () => Promise<readonly Site[]>;
  fetchDictionary: (siteName: string, language: string) => Promise<Dictionary>;
};

const CONCURRENCY = 10;

/** Adds the pages that show phrases or settings of their site that have changed since they were rendered. */
export async function addPagesOfChangedSettings(
  add: (page: string) => void,
  { map, fetchSites, fetchDictionary }: SettingsSources,
): Promise<void> {
  async function addPagesOfSite(site: Site): Promise<void> {
    const { key, state } = toSiteDependency(site);
    for (const use of await map.find([key])) {
      if (use.state !== state) add(use.page);
    }
  }

  async function addPagesOfPhrases(siteName: string, language: string): Promise<void> {
    const uses = await map.find([toPhrasesKey(siteName, language)]);
    if (uses.length === 0) return;
    const dictionary = await fetchDictionary(siteName, language);
    for (const [state, pages] of Map.groupBy(uses, (use) => use.state)) {
      if (hasOtherPhrases(state, dictionary)) for (const { page } of pages) add(page);
    }
  }

  const sites = await fetchSites();
  const searches = sites.flatMap((site) => [
    () => addPagesOfSite(site),
    ...site.languages.map((language) => () => addPagesOfPhrases(site.name, language)),
  ]);
  await mapLimited(searches, CONCURRENCY, (search) => search());
}
