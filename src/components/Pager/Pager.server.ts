import { fetchSiblings } from '@/cms/queries/fetch-siblings';
import type { ComponentLoader } from '@/rendering/component/component-server';
import type { PhraseKey } from '@/texts/phrases/en';
import { findNeighbors, type Neighbors } from './find-neighbors';

export const phrases: readonly PhraseKey[] = ['pager-label', 'previous', 'next'];

/** Returns links to the pages before and after the page. `parentId` renews the page when a page is added there. */
export const load: ComponentLoader<Neighbors & { parentId?: string }> = async (_rendering, context) => {
  const { cms, language, layout, isDisconnected, signal } = context;
  const id = layout.sitecore.route?.itemId;
  if (!id || isDisconnected) return {};
  const { parentId, pages } = await fetchSiblings(cms, { id, language }, { signal });
  return { ...findNeighbors(pages, id), parentId: parentId ?? undefined };
};
