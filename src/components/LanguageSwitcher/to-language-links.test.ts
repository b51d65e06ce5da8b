import { toLanguageLinks } from './to-language-links';

const page = {
  path: '/about',
  language: 'en',
  defaultLanguage: 'en',
  languages: ['en', 'da', 'de-AT'],
  pageLanguages: ['en', 'da', 'de-AT'],
};

test('links to the page in its other languages, each named in its own language', () => {
  expect(toLanguageLinks(page)).toEqual([
    { language: 'da', name: 'Dansk', href: '/da/about' },
    { language: 'de-AT', name: 'Österreichisches Deutsch', href: '/de-AT/about' },
  ]);
});

test.each([
  ['/', 'en', 'da', '/da'],
  ['/', 'da', 'en', '/'],
  ['/about', 'da', 'en', '/about'],
  ['/havns%C3%B8', 'en', 'da', '/da/havns%C3%B8'],
])('on the page %s in %s, the link to %s is %s', (path, language, other, href) => {
  expect(
    toLanguageLinks({ ...page, path, language, languages: [language, other], pageLanguages: [other] })[0]
      ?.href,
  ).toBe(href);
});

test('names a language by its code if it has no name', () => {
  const languages = ['en', 'en-a'];
  expect(toLanguageLinks({ ...page, languages, pageLanguages: languages })[0]?.name).toBe('en-a');
});

test('links to the front page in a language that the page does not have, and says so in that language', () => {
  expect(toLanguageLinks({ ...page, pageLanguages: ['en', 'de-AT'] })[0]).toEqual({
    language: 'da',
    name: 'Dansk',
    href: '/da',
    note: 'forsiden',
  });
});
