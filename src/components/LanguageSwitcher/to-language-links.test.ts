import { toLanguageLinks } from './to-language-links';

const page = { path: '/about', language: 'en', defaultLanguage: 'en', languages: ['en', 'da', 'de-AT'] };

test('links to the page in its other languages, each with its own name', () => {
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
])('the page %s in %s links in %s to %s', (path, language, other, href) => {
  expect(toLanguageLinks({ ...page, path, language, languages: [language, other] })[0]?.href).toBe(href);
});
