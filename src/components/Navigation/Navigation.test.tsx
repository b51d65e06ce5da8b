/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
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
const dictionary = {
  'navigation-label': 'Main menu',
  'menu-open': 'Open menu',
  'menu-close': 'Close menu',
  'submenu-open': 'Show pages under {0}',
  'submenu-close': 'Hide pages under {0}',
};
const show = (fields: unknown = null) =>
  showComponent('Navigation', { Default }, { fields: fields ?? tree }, { dictionary, path: '/about' });

test('is a named landmark and marks the current page', () => {
  show();
  const navigation = screen.getByRole('navigation', { name: 'Main menu' });
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('About');
});

test('a button shows the subpages of a page', () => {
  show();
  const button = screen.getByRole('button', { name: 'Show pages under Projects' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent('Havn');
  fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Hide pages under Projects' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('Escape closes the submenu before the menu, and focuses the button of each', () => {
  show();
  const menu = screen.getByRole('button', { name: 'Open menu' });
  fireEvent.click(menu);
  const sub = screen.getByRole('button', { name: 'Show pages under Projects' });
  fireEvent.click(sub);
  const inner = screen.getByRole('link', { name: 'Havn' });
  inner.focus();
  fireEvent.keyDown(inner, { key: 'Escape' });
  expect(sub).toHaveFocus();
  expect(sub).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(sub, { key: 'Escape' });
  expect(menu).toHaveFocus();
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a submenu closes when the focus leaves it', () => {
  show();
  const button = screen.getByRole('button', { name: 'Show pages under Projects' });
  fireEvent.click(button);
  fireEvent.blur(button, { relatedTarget: screen.getByRole('link', { name: 'About' }) });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.each([7, [], {}, 'x'])('renders no landmark for the fields %j', (fields) => {
  show(fields);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
