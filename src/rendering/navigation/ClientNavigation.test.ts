/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { listenForNavigation } from './ClientNavigation';

function openPage(html: string) {
  document.body.innerHTML = `<main id="content" tabindex="-1">${html}</main>`;
  const router = {
    push: jest.fn(async () => true),
    prefetch: jest.fn(async () => undefined),
  };
  const stop = listenForNavigation(document, router);
  const link = document.querySelector('a');
  if (!link) throw new Error('The HTML of this test has no link.');
  return { router, stop, link };
}

/** Clicks the link. Returns whether the handler kept the browser from following it. */
function click(link: Element, init: MouseEventInit = {}): boolean {
  let isPrevented = false;
  const last = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(link, init);
  return isPrevented;
}

test('follows a link in rich text without loading a document, and focuses the content', async () => {
  const { router, stop, link } = openPage('<p>See <a href="/about"><b>about</b> us</a></p>');
  expect(click(link.firstElementChild ?? link)).toBe(true);
  expect(router.push).toHaveBeenCalledWith('/about');
  await Promise.resolve();
  expect(document.getElementById('content')).toHaveFocus();
  stop();
});

test.each([
  ['/about/', '/about'],
  ['/about/?a=/x/#b/', '/about?a=/x/#b/'],
  ['/', '/'],
  ['/?a=b/', '/?a=b/'],
])('a link to %s navigates to %s', (href, followed) => {
  const { router, stop, link } = openPage(`<a href="${href}">x</a>`);
  click(link);
  expect(router.push).toHaveBeenCalledWith(followed);
  stop();
});

test('does not focus the content when the link has a hash', async () => {
  const { stop, link } = openPage('<a href="/about#team">Team</a>');
  click(link);
  await Promise.resolve();
  expect(document.getElementById('content')).not.toHaveFocus();
  stop();
});

test.each([
  ['a link to another origin', '<a href="https://example.org/x">x</a>'],
  ['a link to another host without a scheme', '<a href="//example.org/x">x</a>'],
  ['a link to a file', '<a href="/report.pdf">x</a>'],
  ['a link to a part of this page', '<a href="#part">x</a>'],
  ['a link to a part of this page with its full path', '<a href="/#part">x</a>'],
  ['a link to another host after a slash and a backslash', '<a href="/\\example.org/x">x</a>'],
  ['a link to a file with a query', '<a href="/report.pdf?q=1">x</a>'],
  ['an e-mail link', '<a href="mailto:hello@example.org">x</a>'],
  ['a telephone link', '<a href="tel:+4559002140">x</a>'],
  ['a link that opens a new tab', '<a href="/about" target="_blank">x</a>'],
  ['a link to a download', '<a href="/about" download>x</a>'],
  ['an anchor without a URL', '<a id="part">x</a>'],
])('lets the browser follow %s', (_kind, html) => {
  const { router, stop, link } = openPage(html);
  expect(click(link)).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
  stop();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'lets the browser handle a click with %p',
  (init) => {
    const { router, stop, link } = openPage('<a href="/about">x</a>');
    expect(click(link, init)).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
    stop();
  },
);

test('prefetches a page once, when the visitor points at its link', () => {
  const { router, stop, link } = openPage('<a href="/about">x</a>');
  expect(router.prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(link);
  fireEvent.focusIn(link);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
  stop();
});

test('removes its handlers when it is stopped', () => {
  const { router, stop, link } = openPage('<a href="/about">x</a>');
  stop();
  fireEvent.pointerOver(link);
  expect(click(link)).toBe(false);
  expect(router.prefetch).not.toHaveBeenCalled();
});
