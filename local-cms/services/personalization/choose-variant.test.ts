import { type Rule, toRules } from '../../content/schemas/rules-file.ts';
import { readSource } from '../../content/source-file.ts';
import { type Circumstances, chooseVariant } from './choose-variant.ts';

const rulesOf = (rules: string): readonly Rule[] =>
  toRules(readSource('personalize.yml', `/a: { page: [${rules}] }`)).get('/a')?.page ?? [];

const given = (own: Partial<Circumstances> = {}): Circumstances => ({
  guestRef: 'guest-1',
  isReturning: false,
  utm: {},
  country: '',
  now: new Date('2026-01-15T08:30:00Z'),
  ...own,
});

test.each<[string, Partial<Circumstances>, string | null]>([
  ['{ variant: x }', {}, 'x'],
  ['{ variant: x, when: { campaign: spring } }', {}, null],
  ['{ variant: x, when: { campaign: spring } }', { utm: { campaign: 'Spring' } }, 'x'],
  ['{ variant: x, when: { campaign: [a, spring], source: mail } }', { utm: { campaign: 'spring' } }, null],
  ['{ variant: x, when: { medium: mail } }', { utm: { medium: 'mail' } }, 'x'],
  ['{ variant: x, when: { country: [DK, SE] } }', { country: 'SE' }, 'x'],
  ['{ variant: x, when: { country: DK } }', { country: 'NO' }, null],
  ['{ variant: x, when: { returning: true } }', { isReturning: true }, 'x'],
  ['{ variant: x, when: { returning: false } }', { isReturning: true }, null],
  ['{ variant: x, when: { hours: 8-9 } }', {}, 'x'],
  ['{ variant: x, when: { hours: 9-10 } }', {}, null],
  ['{ variant: x, when: { hours: 9-10, timeZone: Europe/Copenhagen } }', {}, 'x'],
  ['{ variant: x, when: { hours: 22-9 } }', {}, 'x'],
  ['{ variant: x, when: { hours: 22-6 } }', {}, null],
  ['{ variant: default }, { variant: x }', {}, null],
  ['{ variant: x, when: { country: DK } }, { variant: y }', {}, 'y'],
  ['{ variant: x, percent: 0 }', {}, null],
  ['', {}, null],
])('with the rules [%s], the variant for a visitor with %j is %s', (rules, own, variant) => {
  expect(chooseVariant('/a', rulesOf(rules), given(own))).toBe(variant);
});

test('percent selects its share of the visitors, and always the same visitors', () => {
  const rules = rulesOf('{ variant: x, percent: 30 }, { variant: y, percent: 50 }');
  const guests = Array.from({ length: 4000 }, (_, number) => `guest-${number}`);
  const choose = (guestRef: string) => chooseVariant('/a', rules, given({ guestRef }));
  const chosen = guests.map(choose);
  const shareOf = (variant: string | null) => chosen.filter((it) => it === variant).length / guests.length;
  expect(shareOf('x')).toBeCloseTo(0.3, 1);
  expect(shareOf('y')).toBeCloseTo(0.35, 1);
  expect(guests.map(choose)).toEqual(chosen);
});

test.each([
  ['/a: { page: [{ varant: x }] }', 'unknown key "varant". Did you mean "variant"?'],
  ['/a: { page: [{ variant: a_b }] }', 'use letters, digits and - in the name of a variant'],
  ['/a: { page: [{ variant: x, when: { hours: 9 } }] }', 'write from and to, for example 18-22'],
  ['/a: { page: [{ variant: x, when: { timeZone: Mars } }] }', 'write a time zone'],
  ['/a: { page: { variant: x } }', 'write a list of rules'],
  ['membership: { page: [] }', 'Invalid key'],
])('the rules %s are rejected with a reason', (text, problem) => {
  expect(() => toRules(readSource('personalize.yml', text))).toThrow(problem);
});
