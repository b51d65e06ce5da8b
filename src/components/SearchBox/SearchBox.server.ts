import { toSearchHref } from '@/features/search/search-request';
import type { ComponentLoader } from '@/rendering/component/component-server';
import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = [
  'search-label',
  'search-submit',
  'search-suggestions',
  'search-count',
];

/** It can be on each page, and few visitors use it there. */
export const waitsForUse = true;

/** Returns the URL of the page with the results. */
export const load: ComponentLoader<string> = async (_rendering, context) => toSearchHref(context);
