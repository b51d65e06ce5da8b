import { pruneFields } from './Navigation.server';

test('removes the ids and the empty query strings of pages at any depth', () => {
  const about = { Id: '2', DisplayName: 'About', Href: '/about', Querystring: 'a=1' };
  const home = { Id: '1', DisplayName: 'Home', Href: '/', Querystring: '', Children: [about] };
  expect(pruneFields({ 0: home })).toEqual([
    {
      DisplayName: 'Home',
      Href: '/',
      Children: [{ DisplayName: 'About', Href: '/about', Querystring: 'a=1' }],
    },
  ]);
});

test.each([undefined, null, 'x', [null, 7]])('returns an empty list for the tree %j', (tree) => {
  expect(pruneFields(tree)).toEqual([]);
});
