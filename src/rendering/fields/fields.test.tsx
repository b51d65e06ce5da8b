/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { createPage } from '@tests/fixtures/page';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { PageContext } from '../context/page-data';
import { Image, Link, RichText, Text } from './fields';

function show(element: ReactNode): string {
  const value = {
    page: createPage([], { dictionary: { 'opens-in-new-tab': 'new tab' } }),
    leadImageUid: null,
    componentMap: {},
  };
  return render(<PageContext value={value}>{element}</PageContext>).container.innerHTML;
}

test('a text keeps its line breaks', () => {
  expect(show(<Text tag="h2" field={{ value: 'One\nTwo' }} />)).toBe('<h2>One<br>Two</h2>');
});

test('rich text is rendered as markup', () => {
  expect(show(<RichText className="x" field={{ value: '<p>A <b>b</b></p>' }} />)).toBe(
    '<div class="prose x"><p>A <b>b</b></p></div>',
  );
});

test('an image has its size, several widths and lazy loading', () => {
  const field = { value: { src: '/-/media/a.jpg', alt: 'A', width: '600', height: '400' } };
  expect(show(<Image field={field} sizes="50vw" />)).toBe(
    '<img alt="A" width="600" height="400" sizes="50vw" loading="lazy" decoding="async" ' +
      'srcset="/-/media/a.jpg?mw=480 480w, /-/media/a.jpg 600w" src="/-/media/a.jpg">',
  );
});

test('an image with priority loads eagerly', () => {
  const html = show(<Image isPriority field={{ value: { src: '/a.svg' } }} />);
  expect(html).toBe('<img alt="" fetchpriority="high" loading="eager" src="/a.svg">');
});

test('a link that opens a new tab says so', () => {
  expect(show(<Link field={{ value: { href: '/a', text: 'A', target: '_blank', class: 'c' } }} />)).toBe(
    '<a href="/a" class="c" target="_blank" rel="noopener noreferrer">A<span class="visually-hidden"> (new tab)</span></a>',
  );
});

test('a link may have other content than its text', () => {
  expect(show(<Link field={{ value: { href: '/a', text: 'A' } }}>More</Link>)).toBe('<a href="/a">More</a>');
});

test.each([undefined, {}, { value: '' }, { value: null }, { value: {} }])('%j shows nothing', (field) => {
  const html = show(
    <>
      <Text field={field} />
      <RichText field={field} />
      <Image field={field} />
      <Link field={field} />
    </>,
  );
  expect(html).toBe('');
});

test('no value makes a field throw', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      show(
        <>
          <Text field={{ value }} />
          <RichText field={{ value }} />
          <Image field={{ value }} />
          <Link field={{ value }} />
        </>,
      );
    }),
    { numRuns: 50 },
  );
});
