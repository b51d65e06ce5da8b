import { renderToStaticMarkup } from 'react-dom/server';
import type { Head } from '@/rendering/context/page-data';
import { DocumentHead, type DocumentPageProps, toDocumentLanguage } from './DocumentHead';

const head: Head = {
  title: 'Om os',
  description: 'Hvem vi er',
  canonical: 'https://site.test/da/om',
  alternates: [
    { language: 'da', href: 'https://site.test/da/om' },
    { language: 'x-default', href: 'https://site.test/om' },
  ],
  image: { src: 'https://site.test/coast.jpg', alt: 'A coast', width: 1200, height: 630 },
  feeds: [{ type: 'application/rss+xml', href: 'https://site.test/feed.xml' }],
  openGraph: [{ property: 'og:locale', content: 'da_DK' }],
  structuredData: '{"name":"\\u003c/script>"}',
  links: [{ rel: 'stylesheet', href: 'https://edge.test/a.css' }],
};

test.each([
  ['a page', { head, page: { language: 'da-DK' } }],
  ['an error page of the site', { sitePage: { head, page: { language: 'da-DK' } } }],
])('writes the title, description and links of %s', (_kind, props) => {
  const html = renderToStaticMarkup(<DocumentHead {...props} />);
  expect(html).toContain('<title>Om os</title>');
  expect(html).toContain('<meta name="description" content="Hvem vi er"/>');
  expect(html).toContain('<link rel="canonical" href="https://site.test/da/om"/>');
  expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="https://site.test/om"/>');
  expect(html).toContain('<link rel="stylesheet" href="https://edge.test/a.css"/>');
  expect(html).toContain('<meta property="og:locale" content="da_DK"/>');
  expect(html).toContain('<meta property="og:image" content="https://site.test/coast.jpg"/>');
  expect(html).toContain(
    '<link rel="alternate" type="application/rss+xml" href="https://site.test/feed.xml"/>',
  );
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(html).toContain('<link rel="expect" href="#content" blocking="render"/>');
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta property="og:image:alt" content="A coast"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
  expect(html).not.toContain('robots');
});

test('marks a built-in error page as noindex and writes no empty tags', () => {
  const html = renderToStaticMarkup(<DocumentHead builtIn={{ status: 503, language: 'da' }} />);
  expect(html).toContain('<title>Siden holder en kort pause</title>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/canonical|undefined/);
});

test('renders nothing for a page without props', () => {
  expect(renderToStaticMarkup(<DocumentHead />)).toBe('');
});

test.each<[DocumentPageProps, string | undefined]>([
  [{ page: { language: 'da' } }, 'da'],
  [{ sitePage: { head, page: { language: 'da' } } }, 'da'],
  [{ builtIn: { status: 503, language: 'da' } }, 'da'],
  [{}, undefined],
])('finds the document language for the page props %j', (pageProps, language) => {
  expect(toDocumentLanguage(pageProps)).toBe(language);
});
