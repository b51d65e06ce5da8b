/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Breadcrumb';

const links = [
  { id: '1', title: 'Home', href: '/da' },
  { id: '2', title: 'News', href: '/da/news', language: 'en' },
];

const show = (data: unknown, context = {}) =>
  showComponent(
    'Breadcrumb',
    { Default },
    {},
    { componentData: { 'uid-1': data }, dictionary: { 'breadcrumb-label': 'You are here' }, context },
  );

test('links to the pages above in a named landmark, each in its language', () => {
  show(links);
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
  const [home, news] = screen.getAllByRole('link');
  expect(home).toHaveAttribute('href', '/da');
  expect(home).not.toHaveAttribute('lang');
  expect(news).toHaveAttribute('lang', 'en');
});

test.each([null, [], 'x', [{ href: '/a' }]])('shows visitors nothing for the data %j', (data) => {
  expect(show(data).container).toBeEmptyDOMElement();
});

test('tells editors that there is nothing to show', () => {
  expect(show([], { pageEditing: true }).container).toHaveTextContent('Breadcrumb: there is nothing to show');
});
