import { render } from '@testing-library/react';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Head } from '@/rendering/head';
import { PageHead } from './PageHead';

function readHead(head: Head): string {
  let written: ReactElement[] = [];
  const updateHead = (state: ReactElement[]) => {
    written = state;
  };
  render(
    <HeadManagerContext value={{ updateHead, mountedInstances: new Set() }}>
      <PageHead head={head} language="da-DK" />
    </HeadManagerContext>,
  );
  return renderToStaticMarkup(written);
}

test('says all that is known of the page', () => {
  const html = readHead({
    title: 'Om os',
    description: 'Hvem vi er',
    canonical: 'https://site.test/da/om',
    alternates: [
      { language: 'da', href: 'https://site.test/da/om' },
      { language: 'x-default', href: 'https://site.test/om' },
    ],
    image: 'https://site.test/coast.jpg',
    links: [{ rel: 'stylesheet', href: 'https://edge.test/a.css' }],
  });
  expect(html).toContain('<title>Om os</title>');
  expect(html).toContain('<link rel="canonical" href="https://site.test/da/om"');
  expect(html).toContain('rel="alternate" hrefLang="x-default" href="https://site.test/om"');
  expect(html).toContain('<meta property="og:locale" content="da_DK"');
  expect(html).toContain('<meta property="og:image" content="https://site.test/coast.jpg"');
  expect(html).toContain('<link rel="stylesheet" href="https://edge.test/a.css"');
  expect(html).not.toContain('robots');
});

test('keeps an error page out of search engines, and says nothing that is not known', () => {
  const html = readHead({ title: 'Gone', noIndex: true, alternates: [], links: [] });
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('undefined');
});
