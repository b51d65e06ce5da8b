import { findNameProblem, toComponentNames } from './component-name.ts';

test.each([
  ['Promo', 'promo'],
  ['CallToAction', 'call-to-action'],
  ['FAQList', 'faq-list'],
  ['Top10', 'top-10'],
  ['RSS', 'rss'],
])('%s has the class %s', (name, cssName) => {
  expect(toComponentNames(name)).toEqual({ Name: name, 'css-name': cssName });
});

test.each([
  ['promo', /a capital letter/],
  ['Pro mo', /letters and digits/],
  ['../Promo', /letters and digits/],
  ['Promo.tsx', /letters and digits/],
  ['Ærø', /letters and digits/],
  ['', /letters and digits/],
  [`P${'o'.repeat(50)}`, /letters and digits/],
  ['Hero', /The component Hero exists/],
  ['HERO', /The component Hero exists/],
  ['Map', /JavaScript has a global Map/],
  ['Text', /imports Text/],
])('rejects the name “%s”', (name, problem) => {
  expect(findNameProblem(name, { existing: ['Hero'], sources: ["import { Text } from 'x';"] })).toMatch(
    problem,
  );
});

test('accepts a new name', () => {
  expect(findNameProblem('Heroes', { existing: ['Hero'], sources: [] })).toBeNull();
});
