import { getPhrases } from '@/texts/built-in-phrases';
import { isOfLanguage } from '@/texts/get-by-language';
import type { PagePropsStep } from '../types';

/** Adds built-in texts for the phrases that the site's dictionary lacks. Only our own sites have all of our keys. */
export const addBuiltInPhrases: PagePropsStep = (page) => {
  const { dictionary, key } = page;
  const { texts, language } = getPhrases(key.language);
  const added = Object.entries(texts).filter(
    ([name]) => !(Object.hasOwn(dictionary, name) && dictionary[name]?.trim()),
  );
  const isOtherLanguage = !isOfLanguage(key.language, language);
  return {
    ...page,
    dictionary: { ...dictionary, ...Object.fromEntries(added) },
    foreignPhrases: isOtherLanguage ? { language, keys: added.map(([name]) => name) } : undefined,
  };
};
