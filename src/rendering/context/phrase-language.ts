import type { PhraseKey } from '@/texts/phrases/en';
import { findContentLanguage } from './content-language';
import { usePageData } from './page-data';

/** Returns the `lang` attribute of an element that shows a phrase, if it is not in the language around it. */
export function usePhraseLanguage(): (key: PhraseKey) => string | undefined {
  const page = usePageData();
  const own = findContentLanguage(page) && page.language;
  return (key) => (page.foreignPhrases?.keys.includes(key) ? page.foreignPhrases.language : own);
}
