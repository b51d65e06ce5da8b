import { addShares } from './add-shares';

test.each<[object, string]>([
  [{ href: '/join' }, '/join?shares=5'],
  [{ href: '/join', querystring: 'a=1', anchor: 'form' }, '/join?a=1&shares=5#form'],
  [{ href: '/join?shares=1&a=b#form' }, '/join?shares=5&a=b#form'],
  [{ href: 'https://shop.test/' }, 'https://shop.test/?shares=5'],
  [{ href: 'mailto:join@acme.test' }, 'mailto:join@acme.test'],
])('a link with %j leads to %s', (value, href) => {
  expect(addShares({ value }, 5)?.value).toMatchObject({ href });
});
