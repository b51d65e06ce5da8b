import { structuredData } from './Pricing.server';

const context = {
  pageUrl: 'https://site.test/membership',
  pageTitle: 'Membership',
  language: 'en',
  data: undefined,
  toUrl: (href: string) => `https://site.test${href}`,
};
const plan = (fields: Record<string, unknown>) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
});
const Plans = [
  plan({ Title: 'One share', Price: '2,500', Text: '<ul><li>One vote</li></ul>', Link: { href: '/join' } }),
  plan({ Title: 'Many', Price: 'Ask us' }),
];

test('with a currency, tells search engines the plans that have a price', () => {
  expect(structuredData({ params: { Currency: 'dkk' }, fields: { Plans } }, context)).toEqual([
    {
      '@type': 'Product',
      name: 'One share',
      description: 'One vote',
      offers: { '@type': 'Offer', price: '2500', priceCurrency: 'DKK', url: 'https://site.test/join' },
    },
  ]);
});

test.each([undefined, {}, { Currency: 'kroner' }])('says nothing with the params %j', (params) => {
  expect(structuredData({ params, fields: { Plans } }, context)).toEqual([]);
});

test.each([undefined, null, { Plans: 'none' }, { Plans: [null, {}] }])('ignores the fields %j', (fields) => {
  expect(structuredData({ params: { Currency: 'DKK' }, fields }, context)).toEqual([]);
});
