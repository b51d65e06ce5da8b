/** @jest-environment node */
import fc from 'fast-check';
import { isPageLink, isScriptLink } from './link-kind';

test.each([
  ['/', true],
  ['/about', true],
  ['/about/', true],
  ['/about?utm=a.b', true],
  ['/about#part.two', true],
  ['/da/projekter/havnsø', true],
  ['/v1.2/notes', true],
  ['/report.pdf', false],
  ['/report.pdf?q=1', false],
  ['/-/media/coast.jpg#x', false],
  ['//evil.test/x', false],
  ['/\\evil.test', false],
  ['/\t/evil.test', false],
  ['about', false],
  ['#content', false],
  ['?q=1', false],
  ['', false],
  ['https://example.org/about', false],
  ['mailto:hello@example.org', false],
])('%p as a page of this site: %p', (href, expected) => {
  expect(isPageLink(href)).toBe(expected);
});

test('a page link never leads to another origin', () => {
  fc.assert(
    fc.property(fc.string(), (rest) => {
      const href = `/${rest}`;
      if (!isPageLink(href)) return true;
      return new URL(href, 'https://site.test').origin === 'https://site.test';
    }),
  );
});

test.each([
  ['javascript:alert(1)', true],
  ['JavaScript:alert(1)', true],
  ['\u0001java\nscript:alert(1)', true],
  ['data:text/html,x', true],
  ['/javascript:x', false],
  ['https://example.org', false],
  ['mailto:a@b.c', false],
])('%p runs a script: %p', (href, expected) => {
  expect(isScriptLink(href)).toBe(expected);
});
