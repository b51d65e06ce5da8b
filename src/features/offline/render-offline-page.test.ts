import { renderOfflinePage } from './render-offline-page';

test('renders the page in a language, with the colors of the theme and without other files', () => {
  const css =
    '@font-face{font-family:"A";src:url(/a.woff2)}@font-face{font-family:"A fallback";src:local("Arial")}:root{--ground:red}';
  const html = renderOfflinePage('ar-EG', css);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain(':root{--ground:red}');
  expect(html).toContain('A fallback');
  expect(html).not.toMatch(/url\(|<script|<link/);
});

test('renders the page in English for a language without texts', () => {
  expect(renderOfflinePage('cy', '')).toContain('<h1>You are offline</h1>');
});
