import { createMapRoute, rewriteRoutes } from './rewrite-routes.ts';

const map = createMapRoute('/about', '/who-we-are');

test.each([
  ['/about', '/who-we-are'],
  ['/about/team', '/who-we-are/team'],
  ['/aboutness', '/aboutness'],
  ['<p><a href="/about#team">Team</a></p>', '<p><a href="/who-we-are#team">Team</a></p>'],
  [
    `<a title="a < b > c" href='/About/team'>Team</a>`,
    `<a title="a < b > c" href='/who-we-are/team'>Team</a>`,
  ],
  ['Write href="/about" to link', 'Write href="/about" to link'],
])('rewrites %s to %s', (text, rewritten) => {
  expect(rewriteRoutes(text, map)).toBe(rewritten);
});

// Each of them took a minute or more, in which nobody else was answered.
test.each([
  ['spaces', `<a${' '.repeat(200_000)}`],
  ['tags', '<a '.repeat(66_000)],
  ['quotes', '<a "'.repeat(50_000)],
])('reads a text of many %s without an end at once', (_, text) => {
  expect(rewriteRoutes(text, map)).toBe(text);
});
