/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
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
const dictionary = { submenu: 'Pages under {0}' };

test('has no submenu when the page has no subpages', () => {
  showOnPage(<NavigationEntry item={havn} group="submenus" />, { dictionary });
  expect(screen.getByRole('link', { name: 'Havn' })).toHaveAttribute('href', '/projects/havn');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('names the control of its submenu after the page', () => {
  showOnPage(<NavigationEntry item={projects} group="submenus" />, { dictionary });
  const submenu = screen.getByLabelText('Pages under Projects').parentElement;
  expect(submenu).not.toHaveAttribute('open');
  expect(submenu).toHaveTextContent('Havn');
});

test('a submenu is in one group with those beside it, and in another group than those in it', () => {
  const news: NavigationItem = { ...projects, id: '1' };
  const parent: NavigationItem = { ...projects, children: [{ ...projects, id: '0-0' }] };
  const entries = [parent, news].map((item) => (
    <NavigationEntry key={item.id} item={item} group="submenus" />
  ));
  showOnPage(entries, { dictionary });
  const groups = screen.getAllByRole('group').map((submenu) => submenu.getAttribute('name'));
  expect(groups).toEqual(['submenus', 'submenus-0', 'submenus']);
});

test.each([
  ['/projects', ['Projects'], 'navigation-entry level0'],
  ['/projects/havn', ['Havn'], 'navigation-entry navigation-above level0'],
  ['/about', [], 'navigation-entry level0'],
])('on the page %s, the current links are %j', (path, current, classNames) => {
  showOnPage(<NavigationEntry item={projects} group="submenus" />, { dictionary, path });
  const links = screen.queryAllByRole('link', { current: 'page' });
  expect(links.map(({ textContent }) => textContent)).toEqual(current);
  expect(screen.getAllByRole('listitem')[0]).toHaveClass(classNames, { exact: true });
});
