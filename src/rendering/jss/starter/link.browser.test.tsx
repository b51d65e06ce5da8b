/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { createPage } from '@tests/fixtures/page';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ComponentProps } from 'react';
import { createServerRouter } from '../../static-html/server-router';
import { createJssRouter } from '../jss-router';
import Link from './link';

const page = createPage([], { language: 'da' });

/** Shows a link on a Danish page and clicks it. Returns what it says and where it leads. */
function follow(props: ComponentProps<typeof Link>) {
  const push = jest.fn(async () => true);
  const next = { ...createServerRouter(page), push, prefetch: async () => undefined };
  render(
    <RouterContext value={createJssRouter({ page, router: next, suffix: null })}>
      <Link {...props}>Go</Link>
    </RouterContext>,
  );
  const link = screen.getByRole('link');
  fireEvent.click(link);
  return { href: link.getAttribute('href'), calls: push.mock.calls.map(([url]: unknown[]) => url) };
}

test.each([
  ['/a', undefined, '/da/a'],
  ['/a', 'en', '/a'],
  [{ pathname: '/a', query: { q: '1' } }, undefined, '/da/a?q=1'],
  ['/da/a', false, '/da/a'],
  ['/a', false, '/a'],
] as const)('a link to %j in the language %s leads to %s', (href, locale, url) => {
  expect(follow({ href, locale })).toEqual({ href: url, calls: [url] });
});

test('a link outside of JSS components stays as it is', () => {
  render(<Link href="/a">Go</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/a');
});
