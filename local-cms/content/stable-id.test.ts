import fc from 'fast-check';

import { createStableId, findId, formatId, toBracedId } from './stable-id.ts';

const id = '0f236cdb-b564-45df-89e3-d51c4635dc3d';

test('equal words give the same version 5 UUID', () => {
  expect(createStableId('acme', '/about')).toBe(createStableId('acme', '/about'));
  expect(createStableId('acme', '/about')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test('words that differ only in case give the same id', () => {
  expect(createStableId('acme', '/About')).toBe(createStableId('acme', '/about'));
});

test('the same letters, divided into words differently, give another id', () => {
  expect(createStableId('a', 'bc')).not.toBe(createStableId('ab', 'c'));
});

test.each(['N', 'D', 'B'])('findId reads an id in format %s', (format) => {
  expect(findId(formatId(id, format) ?? '')).toBe(id);
});

test.each([
  ['N', '0F236CDBB56445DF89E3D51C4635DC3D'],
  ['d', id],
  ['B', toBracedId(id)],
  ['P', '(0F236CDB-B564-45DF-89E3-D51C4635DC3D)'],
  ['X', null],
])('formatId with the format %s returns %s', (format, text) => {
  expect(formatId(id, format)).toBe(text);
});

test('findId returns null for a text that is too short to be an id', () => {
  fc.assert(fc.property(fc.string({ maxLength: 31 }), (text) => findId(text) === null));
});
