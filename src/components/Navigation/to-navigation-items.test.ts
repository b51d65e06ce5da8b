import { toNavigationItems } from './to-navigation-items';

const about = { Id: '2', NavigationTitle: { value: 'About' }, Href: '/About', Querystring: '' };
const home = { Id: '1', Title: { value: 'Home' }, Href: '/', Styles: ['level0'], Children: [about] };

test.each([
  ['a list', [home]],
  ['an object with numeric keys', { 0: home }],
])('reads a tree that is %s', (_kind, tree) => {
  expect(toNavigationItems(tree)).toEqual([
    {
      id: '0',
      text: 'Home',
      href: '/',
      styles: ['level0'],
      children: [{ id: '0-0', text: 'About', href: '/About', styles: [], children: [] }],
    },
  ]);
});

test.each([
  [{ NavigationTitle: { value: 'N' }, Title: { value: 'T' }, DisplayName: 'D', Href: '/' }, 'N', '/'],
  [{ NavigationTitle: { value: '' }, Title: { value: 'T' }, DisplayName: 'D', Href: '/' }, 'T', '/'],
  [{ DisplayName: 'D', Href: '/x', Querystring: 'a=1' }, 'D', '/x?a=1'],
])('the page %j becomes the text %p with a link to %p', (page, text, href) => {
  expect(toNavigationItems([page])[0]).toMatchObject({ text, href });
});

test.each([undefined, null, 'x', [null, 7, {}], { DisplayName: 'D' }, [{ DisplayName: 'D', Href: 3 }]])(
  'finds no page in the tree %j',
  (tree) => {
    expect(toNavigationItems(tree)).toEqual([]);
  },
);

test.each(['javascript:alert(1)', ' JAVA\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'leaves out the page that links to %j, and keeps the others',
  (Href) => {
    const evil = { DisplayName: 'Evil', Href, Querystring: 'a=1' };
    expect(toNavigationItems([evil, { ...home, Children: [evil, about] }])).toMatchObject([
      { text: 'Home', children: [{ text: 'About' }] },
    ]);
  },
);
