/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createPage } from '@tests/fixtures/page';
import { LiveLayout } from './LiveLayout';

const head = { title: 'Home', alternates: [], links: [] };

const Hello = () => <h1>Hello</h1>;

test('renders the landmarks of a page and a skip link', () => {
  const page = createPage([{ componentName: 'Hello' }], {
    dictionary: { 'skip-to-content': 'Skip to content' },
  });
  const map = { Hello: { Default: Hello } };
  render(<LiveLayout page={page} head={head} componentMap={map} />);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Hello' }));
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
});

test('sets the title and the language of the document', () => {
  render(
    <LiveLayout
      page={createPage([], { language: 'da' })}
      head={{ ...head, title: 'Hjem' }}
      componentMap={{}}
    />,
  );
  expect(document.title).toBe('Hjem');
  expect(document.documentElement.lang).toBe('da');
});
