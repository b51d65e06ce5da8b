import { type Audiences, describeRule, fromWords, listVariants, replaceRules } from './audiences.ts';

const audiences: Audiences = {
  itemId: 'x',
  revision: 'r',
  rulesRevision: null,
  components: [
    {
      uid: 'u',
      id: 'faq',
      component: 'Accordion',
      label: null,
      shown: { faq_short: 'own', members: 'hidden' },
    },
  ],
  rules: {
    page: [{ variant: 'members', when: { campaign: 'news' } }, { variant: 'default' }],
    components: { faq: [{ variant: 'short' }, { variant: 'long', percent: 20 }] },
  },
};

test('variants of the page come first, with their rules', () => {
  expect(listVariants(audiences).map(({ id, rules }) => [id, rules.length])).toEqual([
    ['members', 1],
    ['faq_short', 1],
    ['faq_long', 1],
  ]);
});

test('the rules of a variant are replaced where the first one is', () => {
  const all = [{ variant: 'a' }, { variant: 'b' }, { variant: 'c' }, { variant: 'b', percent: 5 }];
  const next = [{ variant: 'b', percent: 50 }];
  expect(replaceRules(all, 'b', next)).toEqual([{ variant: 'a' }, ...next, { variant: 'c' }]);
  expect(replaceRules(all, 'd', [{ variant: 'd' }])).toEqual([...all, { variant: 'd' }]);
  expect(replaceRules(all, 'a', [])).toEqual(all.slice(1));
});

test.each([
  [{ variant: 'a' }, 'everybody'],
  [{ variant: 'a', percent: 50 }, '50 % of everybody'],
  [{ variant: 'a', when: { returning: true, country: ['DK', 'SE'] } }, 'returning visitors, in DK or SE'],
  [{ variant: 'a', when: { hours: '9-16' } }, 'from 9 to 16 o’clock (UTC)'],
])('says who gets a variant by %j', (rule, text) => {
  expect(describeRule(rule)).toBe(text);
});

test('a list with commas is a text or a list', () => {
  expect([fromWords(''), fromWords(' a '), fromWords('a, b,')]).toEqual([undefined, 'a', ['a', 'b']]);
});
