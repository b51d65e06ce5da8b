/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { en } from '@/texts/phrases/en';
import { Default } from './Search';
import type { SearchData } from './search-data';

const show = (data: Partial<SearchData>) =>
  showComponent(
    'Search',
    { Default },
    {},
    { componentData: { 'uid-1': { action: '/da/search', ...data } }, dictionary: en },
  ).container;

const found = {
  total: 23,
  results: [
    {
      href: '/about',
      title: [{ text: 'The ' }, { text: 'wind', isMatch: true }],
      snippet: [{ text: '<b>wind</b>' }],
    },
  ],
};

test('without a query shows only the form, which leads to the page of results', () => {
  show({});
  expect(screen.getByRole('search')).toHaveAttribute('action', '/da/search');
  expect(screen.getByRole('searchbox', { name: 'Search this site' })).toHaveAttribute('name', 'q');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows the results with their number, and marks the words in them', () => {
  const container = show({ query: 'wind', page: 1, found, moreHref: '/da/search?q=wind&page=2' });
  expect(screen.getByRole('searchbox')).toHaveValue('wind');
  expect(screen.getByRole('status')).toHaveTextContent('Results: 23');
  expect(screen.getByRole('link', { name: 'The wind' })).toHaveAttribute('href', '/about');
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['wind']);
  expect(screen.getByText('<b>wind</b>')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show more results' })).toHaveAttribute(
    'href',
    '/da/search?q=wind&page=2',
  );
});

test('says that nothing was found, and what to try', () => {
  show({ query: '<img>', page: 1, found: { results: [], total: 0 } });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nothing was found for “<img>”.Check the spelling, or try fewer or more general words.',
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('says that the search is not available', () => {
  show({ query: 'wind', page: 1, found: null });
  expect(screen.getByRole('status')).toHaveTextContent(/not available/);
});
