import { createStep, ORIGIN, rule, toAnswer, toVisit, visit } from '@tests/fixtures/redirect-visit';
import { NextRequest } from 'next/server';

const loops = 'loop: it is part of a redirect loop';
const toSelf = 'malformed: it redirects to itself';

test.each([
  ['itself', [rule('/old', '/old')], [toSelf]],
  ['itself in another spelling', [rule('/old', '/OLD/')], [toSelf]],
  ['itself with an anchor', [rule('/old', '/old#part')], [toSelf]],
  ['a loop', [rule('/old', '/b'), rule('/b', '/c'), rule('/c', '/old')], [loops, loops, loops]],
  ['a loop in one language', [rule('/old', '/da/b'), rule('/b', '/old', { locale: 'da' })], [loops, loops]],
])('a rule that leads to %s is reported, and the page is shown', async (_, rules, problems) => {
  expect(await visit('/old', ...rules)).toEqual({ answer: null, problems });
});

test.each([
  ['/blog/x', rule('^/blog/(.*)$', '/blog/all'), '301 /blog/all'],
  ['/blog/all', rule('^/blog/(.*)$', '/blog/all'), null],
  ['/old', rule('/old', '/old?a=1'), '301 /old?a=1'],
  ['/old?a=1', rule('/old', '/old?a=1'), null],
])('a rule redirects other URLs, but not its own target: %s', async (url, given, answer) => {
  expect(await visit(url, given)).toEqual({ answer, problems: [] });
});

test('a rule that leads into a loop still redirects, and the loop is reported', async () => {
  const rules = [rule('/in', '/b'), rule('/b', '/c'), rule('/c', '/b')];
  expect(await visit('/in', ...rules)).toEqual({ answer: '301 /b', problems: [loops, loops] });
});

test.each([
  ['/page/2', rule('^/page/([0-9]+)$', '/page/1'), '301 /page/1'],
  ['/p/2', rule('^/p/(.)$', '/p/x'), '301 /p/x'],
  ['/da/privacy', rule('/privacy', '/en/privacy'), '301 /privacy'],
])('a rule that also matches its target is not reported as a loop: %s', async (url, given, answer) => {
  expect(await visit(url, given)).toEqual({ answer, problems: [] });
});

test('a loop in one language does not affect the other languages', async () => {
  const rules = [rule('/a', '/b'), rule('/b', '/a', { locale: 'da' })];
  expect(await visit('/a', ...rules)).toEqual({ answer: '301 /b', problems: [] });
  expect(await visit('/da/a', ...rules)).toEqual({ answer: null, problems: [loops, loops] });
});

test('a pattern that matches each of its new targets is a loop', async () => {
  const problems = [loops];
  expect(await visit('/old', rule('^/old(.*)$', '/old/more$1'))).toEqual({ answer: null, problems });
});

test.each([
  ['/abs', 'https://site.test/abs', null],
  ['/abs', 'http://SITE.test/Abs/', null],
  ['/abs', 'https://site.test:8080/abs', '301 https://site.test:8080/abs'],
  ['/abs', 'https://site.test/new/?a=1', '301 /new?a=1'],
  ['/da/abs', 'https://site.test/abs', '301 /abs'],
  ['/da/abs', 'https://site.test/da/abs', null],
])(
  'treats a target like a path only if it is on the requested host: %s to %s',
  async (url, target, answer) => {
    expect(await visit(url, rule('/abs', target))).toEqual({ answer, problems: [] });
  },
);

test('a loop through a target with a host is found only on that host', async () => {
  const problems = [loops, loops];
  const rules = [rule('/a', `${ORIGIN}/b`), rule('/b', '/a')];
  expect(await visit('/a', ...rules)).toEqual({ answer: null, problems });
  const { step } = await createStep(...rules);
  const elsewhere = { ...toVisit('/a'), request: new NextRequest('https://other.test/a') };
  expect(toAnswer(await step(elsewhere), elsewhere)).toBe('301 /b');
});

test('behind a reverse proxy, the requested host is that of the Host header', async () => {
  const { step } = await createStep(rule('/abs', 'http://shop.test:3000/abs'));
  const headers = { host: 'shop.test:3000' };
  const behindProxy = {
    ...toVisit('/abs'),
    request: new NextRequest('http://localhost:3000/abs', { headers }),
  };
  expect(toAnswer(await step(behindProxy), behindProxy)).toBeNull();
});

test('a loop of patterns is found only for URLs that enter it', async () => {
  const rules = [rule('^/(k|b.*)$', '/a/$1'), rule('^/a/(m|b.*)$', '/$1')];
  expect(await visit('/k', ...rules)).toEqual({ answer: '301 /a/k', problems: [] });
  const problems = [loops, loops];
  expect(await visit('/beta', ...rules)).toEqual({ answer: null, problems });
});
