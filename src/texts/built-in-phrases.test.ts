import { getPhrases, phraseKeys } from './built-in-phrases';

/** A phrase that depends on a number. */
const PLURAL = /\bother:/;

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
      if (PLURAL.test(english[index]?.[1] ?? '')) continue;
      for (const place of ['{0}', '{1}'])
        expect(text.split(place)).toHaveLength(english[index]?.[1].split(place).length ?? 0);
    }
  },
);

test.each(LANGUAGES)('in %s, a phrase that depends on a number has a form for every number', (language) => {
  const rules = new Intl.PluralRules(language);
  const categories = new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
  const english = Object.entries(getPhrases('en').texts).filter(([, text]) => PLURAL.test(text));
  const { texts } = getPhrases(language);
  for (const [key] of english) {
    const text = new Map<string, string>(Object.entries(texts)).get(key) ?? '';
    if (!text.includes('|')) expect([...categories]).toEqual(['other']);
    else for (const category of categories) expect(text).toMatch(new RegExp(`(^|\\| )${category}: `));
  }
});
