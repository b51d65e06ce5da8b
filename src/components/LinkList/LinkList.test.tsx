/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './LinkList';

test('shows a title and its links', () => {
  const results = [
    { field: { link: { value: { href: '/about', text: 'About us' } } } },
    { field: { link: { value: { href: 'https://example.org', text: 'Elsewhere' } } } },
  ];
  const fields = { data: { datasource: { field: { title: { value: 'Read on' } }, children: { results } } } };
  showComponent('LinkList', { Default }, { fields });
  expect(screen.getByRole('heading', { name: 'Read on' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    'https://example.org',
  ]);
});

test.each([
  undefined,
  {},
  { data: null },
  { data: { datasource: null } },
  { data: { datasource: { children: { results: [null, {}, { field: null }, { field: { link: 7 } }] } } } },
])('shows no link for the fields %j', (fields) => {
  showComponent('LinkList', { Default }, { fields });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
