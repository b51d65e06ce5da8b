/** @jest-environment node */
import { findDocumentLanguage } from './document-language';

test.each([
  [{ page: { language: 'da' }, head: {} }, 'da'],
  [{ sitePage: { page: { language: 'da' } } }, 'da'],
  [{ builtIn: { status: 503, language: 'da' } }, 'da'],
  [{}, undefined],
  [undefined, undefined],
])('finds the language of %j', (pageProps, language) => {
  expect(findDocumentLanguage(pageProps)).toBe(language);
});
