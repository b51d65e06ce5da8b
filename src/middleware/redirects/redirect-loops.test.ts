/** @jest-environment node */
import { rule, visit } from './visit-fixture';

const loops = 'loop: it leads back to where it began';

test.each([
  ['itself', [rule('/old', '/old')], [loops]],
  ['itself in another spelling', [rule('/old', '/OLD/')], [loops]],
  ['a circle', [rule('/old', '/b'), rule('/b', '/c'), rule('/c', '/old')], [loops, loops, loops]],
  ['an expression that finds its own target', [rule('^/old(.*)$', '/old/more$1')], [loops]],
  ['a circle in one language', [rule('/old', '/da/b'), rule('/b', '/old', { locale: 'da' })], [loops, loops]],
])('%s is found when rules are compiled', async (_, rules, problems) => {
  expect(await visit('/old', ...rules)).toEqual({ answer: null, problems });
});

test.each([
  ['/blog/x', rule('^/blog/(.*)$', '/blog/all'), '301 /blog/all'],
  ['/blog/all', rule('^/blog/(.*)$', '/blog/all'), null],
  ['/old', rule('/old', '/old?a=1'), '301 /old?a=1'],
  ['/old?a=1', rule('/old', '/old?a=1'), null],
])('at its own target a rule does nothing: %s', async (address, given, answer) => {
  expect(await visit(address, given)).toEqual({ answer, problems: [] });
});

test('a rule that leads into a circle stays, without the circle', async () => {
  const rules = [rule('/in', '/b'), rule('/b', '/c'), rule('/c', '/b')];
  expect(await visit('/in', ...rules)).toEqual({ answer: '301 /b', problems: [loops, loops] });
});

test('a circle that only some addresses come into is found when one does: the page is shown', async () => {
  const rules = [rule('^/(k|b.*)$', '/a/$1'), rule('^/a/(m|b.*)$', '/$1')];
  expect(await visit('/k', ...rules)).toEqual({ answer: '301 /a/k', problems: [] });
  const problems = ['loop: it leads an address back to itself'];
  expect(await visit('/beta', ...rules)).toEqual({ answer: null, problems });
});
