import { propertyRuns } from '@tests/jest/property-runs';
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
  ['/a.b/c', true],
  ['/x#y', true],
  ['/x?file=report.pdf', true],
  ['/x#report.pdf', true],
  ['/report.', true],
  ['/report.pdf/', true],
  ['/report.pdf', false],
  ['/report.pdf?q=1', false],
  ['/report.PDF#page=2', false],
  ['/v1.2', false],
  ['/.env', false],
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
  ['tel:+4559002140', false],
  ['javascript:alert(1)', false],
  [' /about', false],
])('%p leads to a page of this site: %p', (href, expected) => {
  expect(isPageLink(href)).toBe(expected);
});

/** Implements spec §5 a second time. Browsers expect a host name after `//` and after what they read as `//`. */
function isPageLinkBySpec(href: string): boolean {
  const [first, second = ''] = href;
  if (first !== '/' || '/\\\t\r\n'.includes(second || 'x')) return false;
  let name = '';
  for (const character of href) {
    if (character === '?' || character === '#') break;
    name = character === '/' ? '' : name + character;
  }
  const extension = name.includes('.') ? (name.split('.').at(-1) ?? '') : '';
  return extension === '' || [...extension].some((character) => !/[A-Za-z0-9_]/.test(character));
}

// Generates mostly characters that matter in a URL, so that many cases reach the rules.
const href = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '?',
        '#',
        '.',
        ':',
        '\t',
        '\n',
        ' ',
        'a',
        '.pdf',
        'javascript:',
        '%2e',
        'å',
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('finds the same page links as a second implementation of the specification', () => {
  fc.assert(
    fc.property(fc.boolean(), href, (isPath, rest) => {
      const written = isPath ? `/${rest}` : rest;
      expect(isPageLink(written)).toBe(isPageLinkBySpec(written));
    }),
    { numRuns: propertyRuns(5000) },
  );
});

test('a page link never leads to another origin and never runs a script', () => {
  fc.assert(
    fc.property(href, (rest) => {
      const written = `/${rest}`;
      if (!isPageLink(written)) return;
      expect(new URL(written, 'https://site.test').origin).toBe('https://site.test');
      expect(isScriptLink(written)).toBe(false);
    }),
    { numRuns: propertyRuns(5000) },
  );
});

test('finds every link that a browser would run as a script', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', '\u0001', ' ', '\t'),
      fc.constantFrom('javascript:', 'vbscript:', 'data:'),
      href,
      (before, scheme, rest) => {
        const gap = Math.min(rest.length, scheme.length - 1);
        const written = `${before}${scheme.slice(0, gap)}\n${scheme.slice(gap).toUpperCase()}${rest}`;
        if (!URL.canParse(written)) return;
        expect(new URL(written).protocol).toBe(scheme);
        expect(isScriptLink(written)).toBe(true);
      },
    ),
  );
});

test.each([
  ['javascript:alert(1)', true],
  ['JavaScript:alert(1)', true],
  ['\u0001java\nscript:alert(1)', true],
  ['data:text/html,x', true],
  ['vbscript:msgbox', true],
  [' javascript:x', true],
  ['java\tscript:x', true],
  ['/javascript:x', false],
  ['https://example.org', false],
  ['mailto:a@b.c', false],
])('%p runs a script: %p', (href, expected) => {
  expect(isScriptLink(href)).toBe(expected);
});
