import fc from 'fast-check';
import { isSafeSource, toFeaasSource } from './feaas-source';

const params = {
  LibraryId: 'lib',
  ComponentId: 'comp',
  ComponentVersion: 'responsive',
  ComponentHostName: 'components.test',
};

test.each([
  ['normal', undefined, 'published'],
  [undefined, undefined, 'published'],
  ['preview', undefined, 'staged'],
  ['edit', undefined, 'staged'],
  ['edit', 'published', 'published'],
  ['normal', '7', '7'],
])(
  'in the page state %s, the param ComponentRevision %s selects the revision %s',
  (pageState, ComponentRevision, revision) => {
    expect(toFeaasSource({ ...params, ComponentRevision }, pageState)).toMatchObject({ revision });
  },
);

test.each(Object.keys(params))('returns null without the param %s', (name) => {
  expect(toFeaasSource({ ...params, [name]: undefined })).toBeNull();
  expect(toFeaasSource({ ...params, [name]: '' })).toBeNull();
});

test('returns null without params', () => {
  expect(toFeaasSource({})).toBeNull();
});

const sourceOf = (part: string) => ({
  host: 'h',
  library: part,
  component: 'c',
  version: 'v',
  revision: 'r',
});

test.each([
  '..',
  '.',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  'a%2fb',
  'a b',
  'a\nb',
  'a\u0000b',
  'ø',
  '',
  'x'.repeat(101),
])('does not accept %j as an id', (part) => {
  expect(isSafeSource(sourceOf(part))).toBe(false);
});

test('every accepted id is one segment of a URL’s path, unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (part) => {
      if (!isSafeSource(sourceOf(part))) return;
      expect(new URL(`https://h/${part}/end`).pathname).toBe(`/${part}/end`);
    }),
  );
});
