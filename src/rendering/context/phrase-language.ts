import type { PhraseKey } from '@/texts/phrases/en';
import { usePageData } from './page-data';

/** Returns the `lang` attribute of an element that shows a phrase, if it is not in the language of the page. */
export function usePhraseLanguage(): (key: PhraseKey) => string | undefined {
  const { foreignPhrases } = usePageData();
  return (key) => (foreignPhrases?.keys.includes(key) ? foreignPhrases.language : undefined);
}
