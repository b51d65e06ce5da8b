import { createReference, isReference } from './reference.ts';

test('a reference is short, readable and different each time', () => {
  const references = Array.from({ length: 1000 }, createReference);
  expect(new Set(references).size).toBe(1000);
  for (const reference of references) {
    expect(reference).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
    expect(reference).not.toMatch(/[AEIOUL0125SZB8]/);
    expect(isReference(reference)).toBe(true);
  }
});

test.each(['', '1', 'K4RT9WXM', 'K4RT-9WXO', 'k4rt-9wxm', 'K4RT-9WXM ', '<b>-9WXM'])(
  '%j is not a reference',
  (text) => {
    expect(isReference(text)).toBe(false);
  },
);
