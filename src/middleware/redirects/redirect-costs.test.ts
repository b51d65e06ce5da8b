/** @jest-environment node */
import type { Redirect } from '@/cms/fetch-redirects';
import { compileRedirects } from './compile-redirects';
import { follow } from './follow';
import { createSearch } from './search';
import { createStep, rule, site, toAnswer, toVisit, visit } from './visit-fixture';
import { createVisited } from './visited';

/** Each character leads to places that no character before has led to, some hundred of them. */
const toHostile = (i: number) => rule(`^/(?:[ab]*a[ab]{${200 + i}})*d$`, '/hostile');
const createHostile = (count: number) => Array.from({ length: count }, (_, i) => toHostile(i));
const good = rule('^/(.*)c$', '/good');

const ADDRESS = `/${'abaabbabba'.repeat(10)}c`;
const COSTLY = 'costly: it took too long on an address and is not used any more';
const UNFINISHED = 'unfinished: the rules before it took so long on an address that it was not tried';

/** The steps that finding a rule for an address takes, and what is told of the rules. */
async function measure(rules: Redirect[], visits = 1) {
  const { index } = await compileRedirects(rules, site);
  const told: string[] = [];
  const path = ADDRESS;
  const visited = createVisited({ host: null, language: 'en', isLanguageWritten: false, path, search: '' });
  const steps: number[] = [];
  for (let i = 0; i < visits; i++) {
    const search = createSearch(({ order }, finding) => told.push(`${finding} ${order}`));
    const before = search.budget.steps;
    follow({ index, site }, visited, search);
    steps.push(before - search.budget.steps);
  }
  return { steps, told };
}

test('a hostile pattern costs itself alone: it is reported, dropped, and the rules behind it work', async () => {
  const { step, problems } = await createStep(...createHostile(5), good);
  for (let i = 0; i < 3; i++) {
    const asked = toVisit(ADDRESS);
    expect(toAnswer(await step(asked), asked)).toBe('301 /good');
  }
  expect(problems).toEqual(Array(5).fill(COSTLY));
});

test('a hostile pattern takes few steps, and later visits none', async () => {
  const { steps, told } = await measure([toHostile(0)], 2);
  expect(steps[0]).toBeLessThan(10_000);
  expect(steps[1]).toBe(0);
  expect(told).toEqual(['costly 0']);
});

test('a visit takes a bounded number of steps, however many patterns are hostile', async () => {
  const { steps } = await measure([...createHostile(100), good], 8);
  for (const taken of steps) expect(taken).toBeLessThan(110_000);
});

test('a rule that others have left no time for is not to blame, and counts when they are dropped', async () => {
  const { step, problems } = await createStep(...createHostile(100), good);
  const answers: (string | null)[] = [];
  for (let i = 0; i < 8; i++) {
    const asked = toVisit(ADDRESS);
    answers.push(toAnswer(await step(asked), asked));
  }
  expect(answers[0]).toBeNull();
  expect(answers.at(-1)).toBe('301 /good');
  expect(problems.filter((problem) => problem === COSTLY)).toHaveLength(100);
  expect(new Set(problems)).toEqual(new Set([COSTLY, UNFINISHED]));
});

test('without time for expressions a visit goes on with the rules for one address', async () => {
  const { answer } = await visit(ADDRESS, ...createHostile(100), rule(ADDRESS, '/exact'));
  expect(answer).toBe('301 /exact');
});

test('hundreds of harmless patterns leave time for the last one', async () => {
  const harmless = Array.from({ length: 500 }, () => rule('^/([a-z-]+)/([0-9]{3})/([a-z]+)x$', '/x'));
  const last = rule('^/([a-z-]+)/(.*)y$', '/last');
  const address = `/${'some-long-words-'.repeat(3)}ab/123/abcy`;
  expect(await visit(address, ...harmless, last)).toEqual({ answer: '301 /last', problems: [] });
});

test('no visitor can have a good rule dropped by a long address', async () => {
  const rules = [
    rule('^/(?!api)(?!.*\\.pdf)([a-z]+)-([^/]+)-(.*)-x$', '/'),
    rule('^/(.*)-(.*)-(.*)-([0-9])$', '/'),
    rule('^/(.*)/([a-z]+)/([0-9]{4})/([0-9]{2})/([\\w-]+)/([^.]+)[.]html?$', '/'),
    rule('^/([^/]+)x?(a|b|news|archive|[æøå]|[a-z0-9-]+)x?$', '/'),
    good,
  ];
  const { step, problems } = await createStep(...rules);
  const unlike = Array.from({ length: 1000 }, (_, i) => String.fromCharCode(0x4e00 + i)).join('');
  for (const long of ['a-'.repeat(900), '-'.repeat(900), 'é'.repeat(900), 'a/b-'.repeat(400), unlike]) {
    await step(toVisit(`/${encodeURIComponent(long)}c?a=${'-'.repeat(500)}`));
  }
  expect(problems).not.toContain(COSTLY);
  const usual = toVisit('/news-and-archive-x');
  expect(toAnswer(await step(usual), usual)).toBe('301 /');
});

test('all redirects that follow each other share what one visit may take', async () => {
  const negated = Array.from({ length: 150 }, (_, i) => String.fromCharCode(500 + 2 * i)).join('');
  const classes = Array.from({ length: 5 }, (_, i) => rule(`^/(?!${i})[^${negated}]*x${i}x$`, '/hostile'));
  const path = (i: number) => `/${'a'.repeat(500)}/${i}x0x1x2x3x4xc`;
  const chain = Array.from({ length: 9 }, (_, i) => rule(path(i), path(i + 1)));
  const { index } = await compileRedirects([...classes, ...chain], site);
  const told: string[] = [];
  const search = createSearch((_, finding) => told.push(finding));
  const before = search.budget.steps;
  const address = { host: null, language: 'en', isLanguageWritten: false, path: path(0), search: '' };
  expect(follow({ index, site }, createVisited(address), search).rules).toHaveLength(9);
  expect(before - search.budget.steps).toBeLessThan(110_000);
  // One visit has not the time to find out that all five are costly.
  expect(told.filter((finding) => finding === 'costly').length).toBeLessThan(5);
});

test('no address has a good rule dropped, however long and foreign it is', async () => {
  const pattern = '^/(.*)/([a-z0-9-]+)/([a-z0-9-]+)/([a-z0-9_-]+)/(\\d+)$';
  const { step, problems } = await createStep(rule(pattern, '/$1'));
  const foreign = encodeURIComponent('中'.repeat(400));
  for (const address of [`/da/${foreign}?a=1`, `/${foreign}/${foreign}`, '/a/b/c/d/5']) {
    const asked = toVisit(address);
    const answer = toAnswer(await step(asked), asked);
    expect(answer).toBe(address.endsWith('5') ? '301 /a' : null);
  }
  expect(problems).toEqual([]);
});

test('at the front page, too, each rule is tried once', async () => {
  const { index } = await compileRedirects([rule('^(.*)x$', '/new')], site);
  const address = { host: null, language: 'en', isLanguageWritten: false, path: '/', search: '' };
  const search = createSearch();
  const before = search.budget.steps;
  index.find(createVisited(address), search);
  expect(before - search.budget.steps).toBe(1);
});
