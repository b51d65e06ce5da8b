import { toMenuWidth } from './to-menu-width';

const pageOf = (text: string, children: string[] = []) => ({
  id: text,
  text,
  href: '/',
  styles: [],
  children: children.map((child) => ({ id: child, text: child, href: '/', styles: [], children: [] })),
});

test.each([
  { width: 'short', titles: [] },
  { width: 'short', titles: ['Berths', 'Harbour life', 'Find us'] },
  { width: 'medium', titles: ['How it works', 'Projects', 'Membership', 'News', 'About', 'Contact'] },
  { width: 'long', titles: Array.from({ length: 12 }, (_, index) => `Section ${index}`) },
  {
    width: 'long',
    titles: ['Liegeplatzvergabeordnung', 'Hafengebührenverzeichnis', 'Seewetterdienst', 'Anfahrt', 'Kontakt'],
  },
])('the titles $titles need a $width menu', ({ titles, width }) => {
  expect(toMenuWidth(titles.map((title) => pageOf(title)))).toBe(width);
});

test('a submenu needs space for its arrow, but not for its pages', () => {
  const titles = ['How it works', 'Projects', 'News', 'Jobs'];
  expect(toMenuWidth(titles.map((title) => pageOf(title)))).toBe('short');
  expect(toMenuWidth(titles.map((title) => pageOf(title, ['A page with a very long title'])))).toBe('medium');
});
