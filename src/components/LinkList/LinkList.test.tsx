/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { DATASOURCE_REQUIRED } from '@/texts/error-catalogue';
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
  [[null, {}, { field: null }, { field: { link: 7 } }], 0],
  [[{ field: { link: { value: { href: '' } } } }, null], 1],
  [undefined, 0],
])('of the results %j, shows no link and %d list items', (results, count) => {
  const data = { datasource: { field: { title: { value: 'Read on' } }, children: { results } } };
  showComponent('LinkList', { Default }, { fields: { data } });
  expect(screen.getByRole('heading', { name: 'Read on' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryAllByRole('list')).toHaveLength(count);
});

test.each([undefined, {}, { data: null }, { data: { datasource: null } }])(
  'with the fields %j, shows visitors nothing and editors a notice',
  (fields) => {
    expect(showComponent('LinkList', { Default }, { fields }).container).toBeEmptyDOMElement();
    showComponent('LinkList', { Default }, { fields }, { context: { pageEditing: true } });
    expect(screen.getByRole('alert')).toHaveTextContent(DATASOURCE_REQUIRED);
  },
);
