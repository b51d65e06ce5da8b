import type { Rendering } from '@/cms/schemas/layout-schema';
import { pick } from '@/platform/json/pick';
import { findComponentServer, framePhrases } from '@/rendering/component/component-server';
import type { PageData } from '@/rendering/context/page-data';
import type { PageDependencies } from '../types';

/** Keeps the phrases that the page frame and the components of these renderings show. */
export function prunePhrases(
  dictionary: PageData['dictionary'],
  renderings: readonly Rendering[],
  dependencies: Pick<PageDependencies, 'componentServers'>,
): PageData['dictionary'] {
  const keys = listPhraseKeys(renderings, dependencies);
  return keys === 'all' ? dictionary : pick(dictionary, keys);
}

/** Returns the keys of the phrases that the page frame and the components of these renderings show. */
export function listPhraseKeys(
  renderings: readonly Rendering[],
  { componentServers }: Pick<PageDependencies, 'componentServers'>,
): readonly string[] | 'all' {
  const lists = renderings.map(
    (rendering) => findComponentServer(rendering, componentServers)?.phrases ?? [],
  );
  return lists.includes('all') ? 'all' : [...framePhrases, ...lists.flat()];
}
