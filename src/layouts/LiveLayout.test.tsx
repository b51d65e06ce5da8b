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

test('names the language of a skip link that is not in the language of the page', () => {
  const page = createPage([], {
    dictionary: { 'skip-to-content': 'Skip to content' },
    foreignPhrases: { language: 'en', keys: ['skip-to-content'] },
  });
  render(<LiveLayout page={page} head={head} componentMap={{}} />);
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('lang', 'en');
});

test('names the language of the content if the page shows that of another language', () => {
  const route = { itemLanguage: 'da', placeholders: {} };
  const page = createPage([], { layout: { sitecore: { context: {}, route } } });
  render(<LiveLayout page={page} head={head} componentMap={{}} />);
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'da');
  expect(screen.getByRole('link')).toHaveAttribute('lang', 'en');
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

test('in edit mode, each root placeholder in <main> has its own chromes', async () => {
  const page = createPage([], {
    layout: {
      sitecore: {
        context: { pageEditing: true, editMode: 'metadata' },
        route: { placeholders: { 'jss-main': [{ uid: 'a', componentName: 'Hello' }], 'jss-aside': [] } },
      },
    },
  });
  render(<LiveLayout page={page} head={head} componentMap={{ Hello: { Default: Hello } }} />);
  await screen.findByRole('heading', { name: 'Hello' });
  const chromes = screen.getByRole('main').querySelectorAll('[chrometype="placeholder"][kind="open"]');
  expect([...chromes].map(({ id }) => id.split('_')[0])).toEqual(['jss-main', 'jss-aside']);
});
