import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';

import { AuthoringError } from '../authoring-error.ts';
import { toName } from './media-name.ts';

test.each([
  ['a'.repeat(59) + '𝒳'.repeat(9), `${'a'.repeat(59)}x`],
  ['a'.repeat(59) + '𠀀'.repeat(9), `${'a'.repeat(59)}𠀀`],
  ['𠀀'.repeat(80), '𠀀'.repeat(50)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the name %s becomes %s', (written, name) => {
  expect(toName(written)).toBe(name);
});

test('a reserved name in other letters is refused', () => {
  expect(() => toName('ＣＯＮ')).toThrow(AuthoringError);
});

test('every name that is accepted is well-formed and fits on a disk', () => {
  const letter = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('𠀀', '𐐀', 'ﷺ', 'ا', ' ', '\ud840'));
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 200 }), (letters) => {
      try {
        const name = toName(letters.join(''));
        expect([name.isWellFormed(), Buffer.byteLength(name) <= 200, name.includes('/')]).toEqual([
          true,
          true,
          false,
        ]);
      } catch (error) {
        if (!(error instanceof AuthoringError)) throw error;
      }
    }),
    { numRuns: propertyRuns(3000) },
  );
});
