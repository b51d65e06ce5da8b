import {
  type PageRecord,
  toPhrasesKey,
  toSiteDependency,
} from '@/features/revalidation/dependencies/dependency';
import {
  listDataDependencies,
  listLayoutDependencies,
} from '@/features/revalidation/dependencies/list-layout-dependencies';
import { toPhraseState } from '@/features/revalidation/dependencies/phrase-state';
import { type PageKey, toInternalPath } from '@/features/sites/internal-path';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { listPhraseKeys } from './browser-props/prune-phrases';
import { consentPhrases } from './steps/add-consent';
import { SITE_TITLE } from './steps/add-head';
import type { PageDependencies, ServerPage } from './types';

type Rendered = {
  loaded: ServerPage;
  /** `loaded` after all steps. */
  page: ServerPage;
  /** When the render began, by `getSteadyTime`. */
  startedAt: number;
};

/** Returns what a page shows: items, phrases and settings of the site. */
export function toPageRecord(
  { loaded, page, startedAt }: Rendered,
  dependencies: Pick<PageDependencies, 'componentServers'>,
): PageRecord {
  const { key, site, layout, dictionary } = loaded;
  const { language } = key;
  const route = page.layout.sitecore.route;
  const shown = listPhraseKeys([...walkRenderings(route?.placeholders)], dependencies);
  const phrases = shown === 'all' ? shown : [...shown, ...consentPhrases, SITE_TITLE];
  return {
    page: toInternalPath(key),
    name: route?.displayName || route?.name || '',
    startedAt,
    dependencies: [
      ...listLayoutDependencies(layout, language),
      // Replaces what the layout shows of the same item: a loader can read more of it.
      ...listDataDependencies(page.componentData, language),
      { key: toPhrasesKey(site.name, language), state: toPhraseState(dictionary, phrases) },
      toSiteDependency(site),
    ],
  };
}

export const toMissingRecord = (key: PageKey, startedAt: number): PageRecord => ({
  page: toInternalPath(key),
  name: null,
  startedAt,
  dependencies: [],
});
