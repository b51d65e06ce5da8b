import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { toTerms } from './to-terms';

const isSameWord = (one: string, other: string) => toTerms(one).some((term) => toTerms(other).includes(term));

test.each([
  ['Wind', 'wind'],
  ['Århus', 'Aarhus'],
  ['Århus', 'arhus'],
  ['HAVNSØ', 'havnsoe'],
  ['Havnsø', 'havnso'],
  ['Ærø', 'aeroe'],
  ['København', 'kobenhavn'],
  ['Malmö', 'Malmo'],
  ['Öresund', 'Øresund'],
  ['Köln', 'Koeln'],
  ['Köln', 'Koln'],
  ['Straße', 'STRASSE'],
  ['Müller', 'mueller'],
  ['café', 'cafe'],
  ['cafe\u0301', 'café'],
  ['naïve', 'naive'],
  ['œuvre', 'oeuvre'],
  ['Łódź', 'lodz'],
  ['ＡＢＣ１', 'abc1'],
  ['ﬁne', 'fine'],
  ['أحمد', 'احمد'],
  ['إدارة', 'اداره'],
  ['آثار', 'اثار'],
  ['مؤسسة', 'موسسه'],
  ['شيء', 'شئ'],
  ['مستشفى', 'مستشفي'],
  ['ســـلام', 'سلام'],
  ['مُحَمَّد', 'محمد'],
  ['البحر', 'بحر'],
  ['والبحر', 'بحر'],
  ['بالبحر', 'البحر'],
  ['للبحر', 'بحر'],
  ['٢٠٢٥', '2025'],
  ['کتاب', 'كتاب'],
  ['が', 'が'.normalize('NFD')],
])('%s and %s are the same word', (one, other) => {
  expect(isSameWord(one, other)).toBe(true);
});

test.each([
  ['poet', 'pot'],
  ['shoe', 'shop'],
  ['が', 'か'],
  ['ال', ''],
  ['wind', 'wine'],
])('%s and %s are different words', (one, other) => {
  expect(isSameWord(one, other)).toBe(false);
});

test('the article stays in what is too short for a word', () => {
  expect(toTerms('الب')).toEqual(['الب']);
});

test('any text has at most two short terms in lower case, which fold to themselves', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (word) => {
      const terms = toTerms(word);
      expect(terms.length).toBeLessThanOrEqual(2);
      for (const term of terms) {
        expect(term.length).toBeLessThanOrEqual(40);
        expect(term).not.toBe('');
      }
    }),
    { numRuns: propertyRuns(1000) },
  );
});
