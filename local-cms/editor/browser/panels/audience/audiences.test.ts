import {
  type Audiences,
  addRule,
  describeRule,
  findBarrier,
  findComponentLabel,
  fromWords,
  listVariants,
  replaceRules,
} from './audiences.ts';

const audiences: Audiences = {
  itemId: 'x',
  revision: 'r',
  rulesRevision: null,
  components: [
    {
      uid: 'u',
      id: 'faq',
      component: 'Accordion',
      label: 'Accordion – Questions',
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

test('the rules of a variant are replaced in their places, and a new one comes after them', () => {
  const a = { variant: 'a' };
  const b = { variant: 'b' };
  const c = { variant: 'c' };
  const all = [a, b, c, { variant: 'b', percent: 5 }];
  const next = { variant: 'b', percent: 50 };
  expect(replaceRules(all, 'b', [{ rule: next, was: 1 }])).toEqual([a, c, next]);
  expect(replaceRules(all, 'b', [{ rule: next, was: 0 }])).toEqual([a, next, c]);
  expect(
    replaceRules(all, 'a', [
      { rule: a, was: 0 },
      { rule: { variant: 'a', percent: 1 }, was: null },
    ]),
  ).toEqual([a, { variant: 'a', percent: 1 }, ...all.slice(1)]);
  expect(replaceRules(all, 'd', [{ rule: { variant: 'd' }, was: null }])).toEqual([...all, { variant: 'd' }]);
  expect(replaceRules(all, 'a', [])).toEqual(all.slice(1));
});

test('the rule of a new variant comes first, unless it fits all visitors', () => {
  const before = [{ variant: 'a', when: { returning: true } }];
  const narrow = { variant: 'b', when: { campaign: 'spring' } };
  expect(addRule(before, narrow)).toEqual([narrow, ...before]);
  expect(addRule(before, { variant: 'b' })).toEqual([...before, { variant: 'b' }]);
  expect(addRule(before, { variant: 'b', percent: 50 })).toEqual([{ variant: 'b', percent: 50 }, ...before]);
});

test('a rule for everybody hides those after it', () => {
  const rules = [{ variant: 'a', when: { country: 'DK' } }, { variant: 'b' }, { variant: 'c' }];
  expect(rules.map((_, index) => findBarrier(rules, index))).toEqual([-1, -1, 1]);
});

test.each([
  [{ variant: 'a' }, 'everybody'],
  [{ variant: 'a', percent: 50 }, '50 % of everybody'],
  [{ variant: 'a', when: { returning: true, country: ['DK', 'SE'] } }, 'returning visitors, in DK or SE'],
  [{ variant: 'a', when: { campaign: ['spring', 'may'] } }, 'campaign “spring” or “may”'],
  [{ variant: 'a', when: { hours: '9-16' } }, 'from 9 to 16 o’clock (UTC)'],
])('says who gets a variant by %j', (rule, text) => {
  expect(describeRule(rule)).toBe(text);
});

test('a list with commas is a text or a list', () => {
  expect([fromWords(''), fromWords(' a '), fromWords('a, b,')]).toEqual([undefined, 'a', ['a', 'b']]);
});

test('a component is named by its label, and by its id if the page no longer has it', () => {
  expect([findComponentLabel(audiences, 'faq'), findComponentLabel(audiences, 'gone')]).toEqual([
    'Accordion – Questions',
    'gone',
  ]);
});
