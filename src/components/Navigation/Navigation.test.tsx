/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Navigation';

const tree = [
  {
    NavigationTitle: { value: 'Projects' },
    Href: '/projects',
    Styles: ['level0'],
    Children: [{ NavigationTitle: { value: 'Havn' }, Href: '/projects/havn' }],
  },
  { NavigationTitle: { value: 'About' }, Href: '/about' },
];
const dictionary = { 'navigation-label': 'Main menu', submenu: 'Pages under {0}' };
const show = (fields: unknown = null) =>
  showComponent('Navigation', { Default }, { fields: fields ?? tree }, { dictionary, path: '/about' });

test('is a named landmark and marks the current page', () => {
  show();
  const navigation = screen.getByRole('navigation', { name: 'Main menu' });
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('About');
});

test('is closed at first, and its list follows the control that opens it', () => {
  show();
  const menu = screen.getByText('Main menu').closest('details');
  expect(menu).not.toHaveAttribute('open');
  expect(menu?.nextElementSibling).toContainElement(screen.getByRole('link', { name: 'About' }));
});

test.each([7, [], {}, 'x'])('renders no landmark for the fields %j', (fields) => {
  show(fields);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
