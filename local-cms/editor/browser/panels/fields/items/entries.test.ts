import { setEntryField, toEntries, toEntryName } from './entries.ts';

test.each([
  [{ Text: '<p>Hi</p>', Title: 'A card' }, 'A card'],
  [{ Text: '<p>Hi</p>' }, 'Hi'],
  [{ Image: { media: 'a.jpg' } }, 'Entry 3'],
  ['shared/join', 'shared/join'],
])('the entry %j is called “%s”', (entry, name) => expect(toEntryName(entry, 3)).toBe(name));

test('a field of an entry is set and removed', () => {
  expect(setEntryField({ Title: 'A' }, 'Text', 'B')).toEqual({ Title: 'A', Text: 'B' });
  expect(setEntryField({ Title: 'A', Text: 'B' }, 'Text', null)).toEqual({ Title: 'A' });
});

test('what is no entry is left out', () =>
  expect(toEntries([1, null, 'a', { b: 1 }])).toEqual(['a', { b: 1 }]));
