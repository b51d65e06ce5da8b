import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { toPathname, toPathSegments } from './public-path';

test.each([
  ['/', []],
  ['', []],
  ['/About', ['about']],
  ['/about/', ['about']],
  ['//about', ['about']],
  ['/a%20b', ['a b']],
  ['/%C3%85rhus', ['århus']],
  ['/A%CC%8Arhus', ['århus']], // the ring is a separate character
  ['/caf%C3%A9/😀', ['café', '😀']],
])('parses the path "%s"', (pathname, segments) => {
  expect(toPathSegments(pathname)).toEqual(segments);
});

test.each([
  '/a%00b',
  '/x%0Ay',
  '/a%22b',
  '/a%5Cb',
  '/a%2Fb',
  '/%7Ba',
  '/a/../b',
  '/a/%2e%2e/b',
  '/a/./b',
  '/%E0%A4%A',
  '/%ff',
  `/${'a'.repeat(8192)}`,
])('no page can have the path %s', (pathname) => {
  expect(toPathSegments(pathname)).toBeNull();
});

test('never throws, and normalizing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webPath()), (pathname) => {
      const segments = toPathSegments(pathname);
      if (segments) expect(toPathSegments(toPathname(segments))).toEqual(segments);
    }),
    { numRuns: propertyRuns(2000) },
  );
});
