/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { createPage } from '@tests/fixtures/page';
import { useEffect, useState } from 'react';
import type { RenderingProps } from '@/rendering/component/types';
import { usePageData } from '@/rendering/context/page-data';
import { StaticLayout } from './StaticLayout';

const head = { title: 'Home', alternates: [], links: [] };
const html = '<header>Top</header><main id="content"><h1>Hello</h1></main><footer>End</footer>';
const staticPage = { html, islands: [] };

test('shows the landmarks from the HTML of the server, in the element of a page', () => {
  const { container } = render(
    <StaticLayout page={createPage()} head={head} staticPage={staticPage} islands={{}} />,
  );
  expect(screen.getByRole('banner')).toHaveTextContent('Top');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Hello' }));
  expect(screen.getByRole('contentinfo')).toHaveTextContent('End');
  expect(container.innerHTML).toBe(`<div class="page">${html}</div>`);
});

test('sets the title and the language of the document', () => {
  const page = createPage([], { language: 'da' });
  render(<StaticLayout page={page} head={{ ...head, title: 'Hjem' }} staticPage={staticPage} islands={{}} />);
  expect(document.title).toBe('Hjem');
  expect(document.documentElement.lang).toBe('da');
});

test('shows the banner with the version of the page in preview', async () => {
  const page = createPage([], { context: { pageState: 'preview' } });
  if (page.layout.sitecore.route) page.layout.sitecore.route.itemVersion = 3;
  render(<StaticLayout page={page} head={head} staticPage={staticPage} islands={{}} />);
  expect(await screen.findByRole('region', { name: 'Preview' })).toHaveTextContent('preview, en, version 3');
  expect(screen.getByRole('main')).toBeInTheDocument();
});

test.each([{}, { pageState: 'normal' }])('shows visitors no banner: %j', async (context) => {
  const page = createPage([], { context });
  render(<StaticLayout page={page} head={head} staticPage={staticPage} islands={{}} />);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

const Greeting = ({ rendering }: RenderingProps) => {
  const { path } = usePageData();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <p>
      {rendering.uid} {path} {isHydrated && 'hydrated'}
    </p>
  );
};

const islands = { Greeting: () => Promise.resolve({ Default: Greeting }) };

test('starts the islands of each page, also when the next page has the same HTML', async () => {
  const pageOf = () => ({
    page: createPage([], { path: '/a' }),
    head,
    staticPage: {
      html: '<div data-island="i0"><!--$--><p>a<!-- --> <!-- -->/a<!-- --> </p><!--/$--></div>',
      islands: [{ id: 'i0', rendering: { uid: 'a', componentName: 'Greeting' } }],
    },
  });
  const { container, rerender } = render(<StaticLayout {...pageOf()} islands={islands} />);
  await waitFor(() => expect(container).toHaveTextContent('a /a hydrated'));
  const paragraph = container.querySelector('p');
  rerender(<StaticLayout {...pageOf()} islands={islands} />);
  expect(container.querySelector('p')).not.toBe(paragraph);
  await waitFor(() => expect(container).toHaveTextContent(/^a \/a hydrated$/));
});
