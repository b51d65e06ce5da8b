import { isLanguageLinks } from './language-links';

const link = { language: 'da', name: 'Dansk', href: '/da' };

test.each([
  [[], true],
  [[link], true],
  [[link, { ...link, href: undefined }], false],
  [[{ ...link, name: '' }], false],
  [[{ ...link, language: 7 }], false],
  [[null], false],
  [link, false],
  [undefined, false],
])('%j is a list of language links: %p', (value, expected) => {
  expect(isLanguageLinks(value)).toBe(expected);
});
