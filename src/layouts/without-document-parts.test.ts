import { withoutDocumentParts } from './without-document-parts';

const head = {
  title: 'About',
  theme: 'havn',
  description: 'Who we are',
  canonical: 'https://site.test/about',
  alternates: [{ language: 'en', href: 'https://site.test/about' }],
  image: { src: 'https://site.test/a.jpg' },
  noIndex: true,
  links: [{ rel: 'stylesheet', href: 'https://edge.test/a.css' }],
};
const page = { language: 'en' };
const staticPage = { html: '<main>Hello</main>', islands: [{ id: 'i0', rendering: { uid: 'a' } }] };

const shortHead = { title: 'About', theme: 'havn', alternates: [], links: [] };
const withoutHtml = { html: '', islands: staticPage.islands };

test.each<[string, Parameters<typeof withoutDocumentParts>[0], object]>([
  ['a page', { page, head, staticPage }, { page, head: shortHead, staticPage: withoutHtml }],
  ['a page for editors', { page, head }, { page, head: shortHead }],
  [
    'an error page of the site',
    { sitePage: { page, head, staticPage } },
    { sitePage: { page, head: shortHead, staticPage: withoutHtml } },
  ],
  [
    'the built-in error page',
    { builtIn: { status: 503, language: 'en' } },
    { builtIn: { status: 503, language: 'en' } },
  ],
  ['a page without props', {}, {}],
  [
    'a page with the default theme',
    { page, head: { title: 'About', alternates: [], links: [] } },
    { page, head: { title: 'About', alternates: [], links: [] } },
  ],
])('removes the HTML and the head from the props of %s, and nothing else', (_kind, props, expected) => {
  const before = structuredClone(props);
  expect(withoutDocumentParts(props)).toStrictEqual(expected);
  expect(props).toEqual(before);
});
