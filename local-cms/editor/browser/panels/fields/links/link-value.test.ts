import { toHref, toTarget, toTargetText, withTarget, withTitle } from './link-value.ts';

test.each([
  ['/about', { to: '/about' }],
  [' https://example.org/x ', { href: 'https://example.org/x' }],
  ['ada@example.org', { href: 'mailto:ada@example.org' }],
  ['+45 12 34 56 78', { href: 'tel:+4512345678' }],
  ['example.org/path', { href: 'https://example.org/path' }],
  ['#top', { href: '#top' }],
  ['/about?a=1#team', { to: '/about', querystring: 'a=1', anchor: 'team' }],
  ['-/media/a%20plan.pdf', { media: 'a plan.pdf' }],
  ['javascript:alert(1)', null],
  ['//evil.test', null],
  ['Our story', null],
  ['', null],
])('%j is read as %j', (typed, target) => {
  expect(toTarget(typed)).toEqual(target);
});

test('a link keeps its text and class when it leads elsewhere, but not the part of the old page', () => {
  const link = { to: '/about', anchor: 'team', text: 'Us', class: 'wide' };
  expect(withTarget(link, { href: 'https://example.org' })).toEqual({
    href: 'https://example.org',
    text: 'Us',
    class: 'wide',
  });
  expect(withTarget(link, { to: '/about' })).toEqual({ to: '/about', text: 'Us', class: 'wide' });
});

test.each([
  [undefined, undefined, 'About'],
  ['', undefined, 'About'],
  ['Contact', '/contact', 'About'],
  ['Ask us', '/contact', 'Ask us'],
])('a link with the text %j that led to %j and leads to About now has the text %j', (text, from, next) => {
  const titles = new Map([
    ['/about', 'About'],
    ['/contact', 'Contact'],
  ]);
  const link = { to: '/about', text };
  expect(withTitle(link, { to: from }, (to = '') => titles.get(to)).text).toBe(next);
});

test.each([
  [{ to: '/about' }, '/about', '/about'],
  [{ to: '/about', anchor: 'team', querystring: 'a=1' }, '/about?a=1#team', '/about?a=1#team'],
  [{ href: 'mailto:a@b.test' }, 'a@b.test', 'mailto:a@b.test'],
  [{ media: 'a plan.pdf' }, 'media/a plan.pdf', '-/media/a%20plan.pdf'],
])('%j is shown as %s and written into rich text as %s', (target, text, href) => {
  expect([toTargetText(target), toHref(target)]).toEqual([text, href]);
});
