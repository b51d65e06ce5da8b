import { findNameProblem, toComponentNames } from './component-name.ts';

test.each([
  ['Promo', 'promo', 'promo'],
  ['CallToAction', 'call-to-action', 'callToAction'],
  ['FAQList', 'faq-list', 'faqList'],
  ['Top10', 'top-10', 'top10'],
  ['RSS', 'rss', 'rss'],
])('%s has the class %s in the HTML and %s in its style sheet', (name, cssName, className) => {
  expect(toComponentNames(name)).toEqual({ Name: name, 'css-name': cssName, className });
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
