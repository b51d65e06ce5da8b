import fc from 'fast-check';
import { fromInternalPath, isInternalPath, toInternalPath, toPageCacheKey } from './internal-path';
import { toPathSegments } from './public-path';

test.each([
  [{ siteName: 'main', language: 'en', path: [], variantIds: [] }, '/_site_main/en'],
  [{ siteName: 'main', language: 'da-DK', path: ['a', 'b c'], variantIds: [] }, '/_site_main/da-DK/a/b%20c'],
  [
    { siteName: 'main', language: 'en', path: ['p'], variantIds: ['ab12', 'c_v1'] },
    '/_variantId_ab12/_variantId_c_v1/_site_main/en/p',
  ],
])('writes the internal path of %j', (key, internalPath) => {
  expect(toInternalPath(key)).toBe(internalPath);
});

test('the key of a page in the page cache is decoded, and each variant has its own', () => {
  const key = { siteName: 'main', language: 'da', path: ['om os', 'å%'], variantIds: [] };
  expect(toPageCacheKey(key)).toBe('/_site_main/da/om os/å%');
  expect(toPageCacheKey({ ...key, variantIds: ['ab12'] })).toBe('/_variantId_ab12/_site_main/da/om os/å%');
});

test('parses every internal path that it writes', () => {
  const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  const key = fc.record({
    siteName: word,
    language: word,
    path: fc.array(word, { maxLength: 4 }),
    variantIds: fc.array(word, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(key, (written) => {
      const segments = toInternalPath(written).split('/').slice(1).map(decodeURIComponent);
      expect(fromInternalPath(segments)).toEqual(written);
    }),
  );
});

test.each([[[]], [['about']], [['_site_']], [['_site_main']], [['_variantId_x']], [['_refused']]])(
  '%j is not an internal path',
  (segments) => {
    expect(fromInternalPath(segments)).toBeNull();
  },
);

test.each([
  '/_site_main/en',
  '/_SITE_main/en',
  '/da/_site_main',
  '/_variantId_x/p',
  '/p/_variantid_x',
  '/_refused',
])('visitors are not allowed to request %s', (pathname) => {
  expect(isInternalPath(toPathSegments(pathname) ?? [])).toBe(true);
});
