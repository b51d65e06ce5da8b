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
  if (!link) throw new Error('The page of this test has no link.');
  return { router, stop, link };
}

/** Clicks and tells whether the handler took the click from the browser. */
function isTaken(link: Element, init: MouseEventInit = {}): boolean {
  let isPrevented = false;
  const last = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(link, init);
  return isPrevented;
}

test('follows a link in rich text without loading a document, and moves the focus to the content', async () => {
  const { router, stop, link } = openPage('<p>See <a href="/about"><b>about</b> us</a></p>');
  expect(isTaken(link.firstElementChild ?? link)).toBe(true);
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
])('follows %s as %s', (href, followed) => {
  const { router, stop, link } = openPage(`<a href="${href}">x</a>`);
  isTaken(link);
  expect(router.push).toHaveBeenCalledWith(followed);
  stop();
});

test('lets the browser move the focus when the link has a hash', async () => {
  const { stop, link } = openPage('<a href="/about#team">Team</a>');
  isTaken(link);
  await Promise.resolve();
  expect(document.getElementById('content')).not.toHaveFocus();
  stop();
});

test.each([
  ['another origin', '<a href="https://example.org/x">x</a>'],
  ['another host without scheme', '<a href="//example.org/x">x</a>'],
  ['a file', '<a href="/report.pdf">x</a>'],
  ['a part of this page', '<a href="#part">x</a>'],
  ['a part of this page by its whole path', '<a href="/#part">x</a>'],
  ['another host after a backslash', '<a href="/\\example.org/x">x</a>'],
  ['a file with a query', '<a href="/report.pdf?q=1">x</a>'],
  ['mail', '<a href="mailto:hello@example.org">x</a>'],
  ['a telephone', '<a href="tel:+4559002140">x</a>'],
  ['a new tab', '<a href="/about" target="_blank">x</a>'],
  ['a download', '<a href="/about" download>x</a>'],
  ['an anchor without address', '<a id="part">x</a>'],
])('leaves %s to the browser', (_kind, html) => {
  const { router, stop, link } = openPage(html);
  expect(isTaken(link)).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
  stop();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %p to the browser',
  (init) => {
    const { router, stop, link } = openPage('<a href="/about">x</a>');
    expect(isTaken(link, init)).toBe(false);
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

test('does nothing after it was stopped', () => {
  const { router, stop, link } = openPage('<a href="/about">x</a>');
  stop();
  fireEvent.pointerOver(link);
  expect(isTaken(link)).toBe(false);
  expect(router.prefetch).not.toHaveBeenCalled();
});
