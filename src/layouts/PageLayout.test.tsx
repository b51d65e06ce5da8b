import { render, screen } from '@testing-library/react';
import { createPage } from '@/rendering/page-fixture';
import { PageLayout } from './PageLayout';

const head = { title: 'Home', alternates: [], links: [] };

const Hello = () => <h1>Hello</h1>;

test('a page has its landmarks and a way past the header', () => {
  const page = createPage([{ componentName: 'Hello' }], {
    dictionary: { 'skip-to-content': 'Skip to content' },
  });
  const map = { Hello: { Default: Hello } };
  render(<PageLayout page={page} head={head} componentMap={map} />);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Hello' }));
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
});

test('after a navigation the document has the title and the language of the page that is shown', () => {
  render(
    <PageLayout
      page={createPage([], { language: 'da' })}
      head={{ ...head, title: 'Hjem' }}
      componentMap={{}}
    />,
  );
  expect(document.title).toBe('Hjem');
  expect(document.documentElement.lang).toBe('da');
});
