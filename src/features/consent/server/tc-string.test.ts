import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { parseTcString } from './tc-string';

// Made with @iabtcf/core 1.5.6, with the purposes in the first column.
const ALL = 'CQdjfYAQdjfYAAVAHBENAXEgAP_gAELAAAZQF5wAwABAAGAXmAAAAAAA.YAAAAAAAAAAA';
const NOTHING = { analytics: false, marketing: false };

test.each([
  ['no purpose', 'CQdjfYAQdjfYAAVAHBENAXEgAAAAAELAAAZQF5wAwABAAGAXmAAAAAAA.YAAAAAAAAAAA', NOTHING],
  ['1', 'CQdjfYAQdjfYAAVAHBENAXEgAIAAAELAAAZQF5wAwABAAGAXmAAAAAAA.YAAAAAAAAAAA', NOTHING],
  ['2 and 3', 'CQdjfYAQdjfYAAVAHBENAXEgAGAAAELAAAZQF5wAwABAAGAXmAAAAAAA.YAAAAAAAAAAA', NOTHING],
  [
    '1, 8 and 9',
    'CQdjfYAQdjfYAAVAHBENAXEgAIGAAELAAAZQF5wAwABAAGAXmAAAAAAA.YAAAAAAAAAAA',
    { analytics: true, marketing: false },
  ],
  [
    '1, 3, 4, 5 and 6',
    'CQdjfYAQdjfYAAVAHBENAXEgALwAAELAAAZQF5wAwABAAGAXmAAAAAAA.YAAAAAAAAAAA',
    { analytics: false, marketing: true },
  ],
  ['all', ALL, { analytics: true, marketing: true }],
  ['all, without other segments', ALL.split('.')[0] ?? '', { analytics: true, marketing: true }],
])('a TC string with consent to %s is read', (_, text, consent) => {
  expect(parseTcString(text)).toEqual(consent);
});

test.each([
  ['an empty text', ''],
  ['a text that is too short', ALL.slice(0, 43)],
  ['version 1', `B${ALL.slice(1)}`],
  ['version 3', `D${ALL.slice(1)}`],
  ['other characters', ALL.replace('_', '/')],
  ['a space before it', ` ${ALL}`],
  ['another segment first', `.${ALL}`],
  ['the words of an object', '__proto__.constructor'],
])('%s gives no consent', (_, text) => {
  expect(parseTcString(text)).toEqual({});
});

const isGranted = (text: string) => Object.values(parseTcString(text)).includes(true);

test('no other text grants consent, and a part of a TC string grants nothing that the whole does not', () => {
  const strings = fc.string({ unit: 'binary' }).filter((text) => !text.startsWith('C'));
  fc.assert(
    fc.property(strings, fc.nat({ max: ALL.length }), (text, end) => {
      expect(isGranted(text)).toBe(false);
      expect(isGranted(text + ALL)).toBe(text === '');
      if (end < 44) expect(parseTcString(ALL.slice(0, end))).toEqual({});
      expect(isGranted(`CQdjfYAQdjfYAAVAHBENAXEgAAAAAELAAAZQF5wAwABAAGAXmAAAAAAA${text}`)).toBe(false);
    }),
    { numRuns: propertyRuns(1000) },
  );
});
