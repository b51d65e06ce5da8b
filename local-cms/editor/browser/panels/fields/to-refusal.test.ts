import { toRefusal } from './to-refusal.ts';

const REFUSAL =
  'content/solvind/pages/en.draft.yml:12  Link.to: write a page as its path\ncontent/solvind/pages/en.draft.yml:14  Image: unknown key "atl".';

test.each([
  ['Link', 'Write a page as its path'],
  ['Image', 'Unknown key "atl".'],
  ['Title', ''],
])('a refusal is shown beside the field %s as %j', (name, shown) => {
  expect(toRefusal(REFUSAL, name, ['Link', 'Image', 'Title'])).toBe(shown);
});

test('a field that nobody has typed into has no refusal', () => {
  expect(toRefusal(REFUSAL, 'Link', ['Title'])).toBe('');
});

test('a refusal that names no typed field is shown as it is', () => {
  expect(toRefusal('The disk is full.', 'Title', ['Title'])).toBe('The disk is full.');
  expect(toRefusal(REFUSAL, 'Title', ['Title'])).toBe(REFUSAL);
});
