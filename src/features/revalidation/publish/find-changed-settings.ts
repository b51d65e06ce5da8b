import type { Site } from '@/features/sites/site-list/site-list';
import { toPhrasesKey, toSiteDependency } from '../dependencies/dependency';
import type { DependencyMap } from '../dependencies/dependency-map';
import { hasOtherPhrases } from '../dependencies/phrase-state';

type Dictionary = Readonly<Record<string, string>>;

export type SettingsSources = {
  map: Pick<DependencyMap, 'find'>;
  loadDictionary: (siteName: string, language: string) => Promise<Dictionary>;
};

/** Adds the pages that show phrases or settings of their site that have changed since they were rendered. */
export async function addPagesOfChangedSettings(
  sites: readonly Site[],
  add: (page: string) => void,
  { map, loadDictionary }: SettingsSources,
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
    const dictionary = await loadDictionary(siteName, language);
    for (const [state, pages] of Map.groupBy(uses, (use) => use.state)) {
      if (hasOtherPhrases(state, dictionary)) for (const { page } of pages) add(page);
    }
  }

  await Promise.all(
    sites.flatMap((site) => [
      addPagesOfSite(site),
      ...site.languages.map((language) => addPagesOfPhrases(site.name, language)),
    ]),
  );
}
