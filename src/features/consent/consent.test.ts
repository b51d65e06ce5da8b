import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { type Consent, isDecided, MAX_AGE_SECONDS, parseConsent, toConsentText } from './consent';

const NOW = 1_790_000_000;
const DAY = 24 * 60 * 60;

test.each<[string, Consent]>([
  [`1.${NOW}.analytics=1`, { analytics: true }],
  [`1.${NOW}.analytics=0.media=1.marketing=0`, { analytics: false, media: true, marketing: false }],
  [`1.${NOW}.marketing=1.media=0`, { marketing: true, media: false }],
  [`1.${NOW - MAX_AGE_SECONDS}.media=1`, { media: true }],
  [`1.${NOW + DAY}.media=1`, { media: true }],
])('parses the record %s', (text, consent) => {
  expect(parseConsent(text, NOW)?.consent).toEqual(consent);
});

test.each([
  ['an empty text', ''],
  ['another version', `2.${NOW}.analytics=1`],
  ['no category', `1.${NOW}`],
  ['an unknown category', `1.${NOW}.everything=1`],
  ['a choice other than 0 and 1', `1.${NOW}.analytics=2`],
  ['two choices for one category', `1.${NOW}.analytics=0.analytics=1`],
  ['no time', '1..analytics=1'],
  ['a time with a sign', '1.-5.analytics=1'],
  ['a record that is too old', `1.${NOW - MAX_AGE_SECONDS - 1}.analytics=1`],
  ['a record from the future', `1.${NOW + DAY + 1}.analytics=1`],
  ['a time far in the future', '1.99999999999.analytics=1'],
  ['a record after a space', ` 1.${NOW}.analytics=1`],
  ['an encoded record', encodeURIComponent(`1.${NOW}.analytics=1`)],
  ['JSON', '{"analytics":true}'],
])('%s gives no consent', (_, text) => {
  expect(parseConsent(text, NOW)).toBeNull();
});

const anyConsent = fc.record(
  { analytics: fc.boolean(), media: fc.boolean(), marketing: fc.boolean() },
  { requiredKeys: [] },
);

test('reads back every consent that it writes', () => {
  fc.assert(
    fc.property(anyConsent, (consent) => {
      const text = toConsentText({ decidedAtSeconds: NOW + 0.5, consent });
      expect(text).toMatch(/^[\w.=]+$/);
      expect(parseConsent(text, NOW)?.consent ?? {}).toEqual(consent);
    }),
  );
});

test('any text is a valid record or is rejected', () => {
  const pieces = fc.constantFrom(
    '1',
    '.',
    '=',
    'analytics',
    'media',
    '0',
    String(NOW),
    '\n',
    '__proto__',
    ';',
  );
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((some) => some.join('')),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const record = parseConsent(text, NOW);
      if (record) expect(toConsentText(record).length).toBeLessThanOrEqual(text.length);
      expect(record === null || /^1\.\d+\./.test(text)).toBe(true);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test.each<[Consent, boolean]>([
  [{}, false],
  [{ media: true }, false],
  [{ analytics: false, media: false, marketing: false }, true],
])('every category of %j is decided: %s', (consent, decided) => {
  expect(isDecided(consent)).toBe(decided);
});
