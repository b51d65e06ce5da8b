import { findPhrases, phraseKeys } from './built-in-phrases';

const LANGUAGES = ['ar', 'da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'ja', 'nb', 'nl', 'pl', 'pt', 'sv'];

test.each(LANGUAGES)('in %s, every phrase has a text with the same details as in English', (language) => {
  const { texts, language: found } = findPhrases(language);
  expect(found).toBe(language);
  expect(Object.keys(texts)).toEqual(phraseKeys);
  const english = Object.entries(findPhrases('en').texts);
  for (const [index, text] of Object.values(texts).entries()) {
    expect(text.trim()).not.toBe('');
    expect(text.split('{0}')).toHaveLength(english[index]?.[1].split('{0}').length ?? 0);
  }
});
