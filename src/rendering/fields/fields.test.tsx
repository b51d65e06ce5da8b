/** @jest-environment jsdom */
import { showOnPage } from '@tests/fixtures/page';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import type { TextField } from '../component/types';
import { Image, Link, RichText, Text } from './fields';

const show = (element: ReactNode) =>
  showOnPage(element, { dictionary: { 'opens-in-new-tab': 'new tab' } }).container.innerHTML;

test('shows the line breaks of a text', () => {
  expect(show(<Text tag="h2" field={{ value: 'One\nTwo' }} />)).toBe('<h2>One<br>Two</h2>');
});

test('renders rich text as markup', () => {
  expect(show(<RichText className="x" field={{ value: '<p>A <b>b</b></p>' }} />)).toBe(
    '<div class="prose x"><p>A <b>b</b></p></div>',
  );
});

test('renders an image with its size, several widths and lazy loading', () => {
  const field = { value: { src: '/-/media/a.jpg', alt: 'A', width: '600', height: '400' } };
  expect(show(<Image field={field} sizes="50vw" />)).toBe(
    '<img alt="A" width="600" height="400" sizes="50vw" loading="lazy" decoding="async" ' +
      'srcset="/-/media/a.jpg?mw=320 320w, /-/media/a.jpg?mw=480 480w, /-/media/a.jpg?mw=600 600w" src="/-/media/a.jpg">',
  );
});

test('shows the colour of an image until it loads, and keeps its focal point visible', () => {
  const value = { src: '/a.svg', 'data-color': '#3f6b7c', 'data-focus': '30% 60%' };
  expect(show(<Image field={{ value }} />)).toContain(
    'style="background-color: rgb(63, 107, 124); object-position: 30% 60%;"',
  );
});

test('leaves out a colour and a focal point that are not valid', () => {
  const value = { src: '/a.svg', 'data-color': 'url(//evil.test)', 'data-focus': '30%; color: red' };
  expect(show(<Image field={{ value }} />)).not.toContain('style');
});

test('loads an image with priority eagerly', () => {
  const html = show(<Image isPriority field={{ value: { src: '/a.svg' } }} />);
  expect(html).toBe('<img alt="" fetchpriority="high" loading="eager" src="/a.svg">');
});

test('writes target, title and class of a link, and tells screen readers that it opens a new tab', () => {
  const value = { href: '/a', text: 'A', target: '_blank', title: 'T', class: 'c' };
  expect(show(<Link field={{ value }} />)).toBe(
    '<a href="/a" class="c" title="T" target="_blank" rel="noopener noreferrer">A<span class="visually-hidden"> (new tab)</span></a>',
  );
});

test('shows the children of a link instead of its text', () => {
  expect(show(<Link field={{ value: { href: '/a', text: 'A' } }}>More</Link>)).toBe('<a href="/a">More</a>');
});

test('the compiler rejects a text field in place of an image field', () => {
  const title: TextField = { value: 'Title' };
  // @ts-expect-error: the kinds of the fields differ
  expect(show(<Image field={title} />)).toBe('');
});

test.each([undefined, {}, { value: '' }, { value: null }, { value: {} }])(
  'renders nothing for the field %j',
  (field) => {
    const html = show(
      <>
        <Text field={field} />
        <RichText field={field} />
        <Image field={field} />
        <Link field={field} />
      </>,
    );
    expect(html).toBe('');
  },
);

test('does not throw for any value', () => {
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
