import { isAncestor, isCurrentPage } from './is-current-page';

test.each([
  ['/', '/', true],
  ['/da', '/', true],
  ['/da/om', '/om', true],
  ['/About', '/about', true],
  ['/about/?a=1#x', '/about', true],
  ['/havns%C3%B8', '/havnsø', true],
  ['/havnsø', '/havns%C3%B8', true],
  ['/%', '/about', false],
  ['/dansk', '/nsk', false],
  ['/about', '/', false],
])('a link to %s leads to the current page %s: %p', (href, path, expected) => {
  expect(isCurrentPage(href, { path, language: 'da' })).toBe(expected);
});

test.each([
  ['/projects', '/projects/havn', true],
  ['/projects', '/projects', false],
  ['/project', '/projects/havn', false],
  ['/', '/projects', false],
])('the page %s is above the current page %s: %p', (href, path, expected) => {
  expect(isAncestor(href, { path, language: 'en' })).toBe(expected);
});
