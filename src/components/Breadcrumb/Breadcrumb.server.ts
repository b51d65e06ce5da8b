import { fetchAncestors } from '@/cms/queries/fetch-ancestors';
import type { PageLink } from '@/cms/queries/page-link';
import type { ComponentLoader } from '@/rendering/component/component-server';
import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = ['breadcrumb-label'];

/** Returns links to the pages above the page, from the home page down. */
export const load: ComponentLoader<PageLink[]> = async (_rendering, context) => {
  const { cms, language, layout, isDisconnected, signal } = context;
  const id = layout.sitecore.route?.itemId;
  return id && !isDisconnected ? fetchAncestors(cms, { id, language }, { signal }) : [];
};
