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
])('in page state %s with the revision %s asks for %s', (pageState, ComponentRevision, revision) => {
  expect(toFeaasSource({ ...params, ComponentRevision }, pageState)).toMatchObject({ revision });
});

test.each(Object.keys(params))('without %s there is nothing to show', (name) => {
  expect(toFeaasSource({ ...params, [name]: undefined })).toBeNull();
  expect(toFeaasSource({ ...params, [name]: '' })).toBeNull();
});

test('without params there is nothing to show', () => {
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
])('an id like %j is none', (part) => {
  expect(isSafeSource(sourceOf(part))).toBe(false);
});

test('what passes as an id is one part of a path, as it is written', () => {
  fc.assert(
    fc.property(fc.string(), (part) => {
      if (!isSafeSource(sourceOf(part))) return;
      expect(new URL(`https://h/${part}/end`).pathname).toBe(`/${part}/end`);
    }),
  );
});
