import { getPhrases, phraseKeys } from './built-in-phrases';

const LANGUAGES = ['ar', 'da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'ja', 'nb', 'nl', 'pl', 'pt', 'sv'];

test.each(LANGUAGES)(
  'in %s, every phrase has a text with the same placeholders as in English',
  (language) => {
    const { texts, language: found } = getPhrases(language);
    expect(found).toBe(language);
    expect(Object.keys(texts)).toEqual(phraseKeys);
    const english = Object.entries(getPhrases('en').texts);
    for (const [index, text] of Object.values(texts).entries()) {
      expect(text.trim()).not.toBe('');
      expect(text.split('{0}')).toHaveLength(english[index]?.[1].split('{0}').length ?? 0);
    }
  },
);
