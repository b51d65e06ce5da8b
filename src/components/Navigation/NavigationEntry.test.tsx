/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { showOnPage } from '@tests/fixtures/page';
import { NavigationEntry } from './NavigationEntry';
import type { NavigationItem } from './to-navigation-items';

const havn: NavigationItem = { id: '0-0', text: 'Havn', href: '/projects/havn', styles: [], children: [] };
const projects: NavigationItem = {
  id: '0',
  text: 'Projects',
  href: '/projects',
  styles: ['level0'],
  children: [havn],
};
const dictionary = { 'submenu-open': 'Show pages under {0}', 'submenu-close': 'Hide pages under {0}' };

test('has no button when the page has no subpages', () => {
  showOnPage(<NavigationEntry item={havn} />, { dictionary });
  expect(screen.getByRole('link', { name: 'Havn' })).toHaveAttribute('href', '/projects/havn');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('names its button after the page and after what the button does', () => {
  showOnPage(<NavigationEntry item={projects} />, { dictionary });
  const button = screen.getByRole('button', { name: 'Show pages under Projects' });
  fireEvent.click(button);
  expect(button).toHaveAccessibleName('Hide pages under Projects');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent('Havn');
});

test.each([
  ['/projects', ['Projects'], 'entry level0'],
  ['/projects/havn', ['Havn'], 'entry above level0'],
  ['/about', [], 'entry level0'],
])('on the page %s, the current links are %j', (path, current, classNames) => {
  showOnPage(<NavigationEntry item={projects} />, { dictionary, path });
  const links = screen.queryAllByRole('link', { current: 'page' });
  expect(links.map(({ textContent }) => textContent)).toEqual(current);
  expect(screen.getAllByRole('listitem')[0]).toHaveClass(classNames, { exact: true });
});
