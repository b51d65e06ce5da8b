import { findPhrases } from '@/texts/built-in-phrases';
import type { PagePropsStep } from '../types';

/** Adds texts for the phrases that the dictionary of the site lacks: a tenant from elsewhere has none of our keys. */
export const builtInPhrases: PagePropsStep = (page) => {
  const { texts, language } = findPhrases(page.key.language);
  const own = Object.fromEntries(Object.entries(page.dictionary).filter(([, text]) => text.trim() !== ''));
  const added = Object.keys(texts).filter((key) => !Object.hasOwn(own, key));
  const isOtherLanguage = !page.key.language.toLowerCase().startsWith(language);
  return {
    ...page,
    dictionary: { ...texts, ...own },
    foreignPhrases: isOtherLanguage ? { language, keys: added } : undefined,
  };
};
