/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Title';

const item = (value: string) => ({ field: { jsonValue: { value } } });

test.each([
  ['of the datasource', { data: { datasource: item('Ours'), contextItem: item('Page') } }, 'Ours'],
  ['of the page', { data: { datasource: null, contextItem: item('Page') } }, 'Page'],
  ['of a plain field', { Title: { value: 'Plain' } }, 'Plain'],
])('shows the title %s', (_kind, fields, expected) => {
  showComponent('Title', { Default }, { fields });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(expected);
});

test.each([undefined, {}, { data: null }, { data: 'x' }, { data: { contextItem: { field: null } } }])(
  'shows no heading for the fields %j',
  (fields) => {
    showComponent('Title', { Default }, { fields });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  },
);
