/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Pager';

const previous = { id: '1', title: 'A school roof', href: '/news/school-roof' };
const next = { id: '2', title: 'Orkney', href: '/news/orkney', language: 'en' };
const dictionary = { 'pager-label': 'Sider ved siden af', previous: 'Forrige', next: 'Næste' };

const show = (data: unknown, context = {}) =>
  showComponent(
    'Pager',
    { Default },
    {},
    { componentData: { 'uid-1': data }, dictionary, context, language: 'da' },
  );

test('links to the page before and the page after', () => {
  show({ previous, next, parentId: '3' });
  expect(screen.getByRole('navigation', { name: 'Sider ved siden af' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Forrige A school roof' })).toHaveAttribute('href', previous.href);
  expect(screen.getByText('Orkney')).toHaveAttribute('lang', 'en');
});

test.each([
  { ...next, href: 'javascript:alert(1)' },
  { ...next, language: {} },
  { ...next, title: 3 },
])('leaves out the link %j', (odd) => {
  show({ previous, next: odd });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('the last page has only a link to the page before', () => {
  show({ previous });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([null, {}, [], { next: 'x' }])('shows visitors nothing for the data %j', (data) => {
  expect(show(data).container).toBeEmptyDOMElement();
});

test('tells editors that there is nothing to show', () => {
  expect(show({}, { pageEditing: true }).container).toHaveTextContent('Pager: there is nothing to show');
});
