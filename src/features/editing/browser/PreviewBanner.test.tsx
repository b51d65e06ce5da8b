/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PreviewBanner } from './PreviewBanner';

afterEach(() => window.history.replaceState(null, '', '/'));

test('shows mode, language and version and a link to the public page', () => {
  window.history.replaceState(null, '', '/da/om%20os');
  render(<PreviewBanner mode="preview" language="da" version={3} />);
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'Not public: preview, da, version 3',
  );
  expect(screen.getByRole('link', { name: 'Show the public page' })).toHaveAttribute(
    'href',
    '/api/editing/exit?route=%2Fda%2Fom%20os',
  );
});

test('shows no version when it is unknown', () => {
  render(<PreviewBanner mode="edit" language="en" />);
  expect(screen.getByRole('region')).toHaveTextContent(/^Not public: edit, enShow/);
});

test('is not rendered on the server, which does not know whether an editor frames the page', () => {
  expect(renderToString(<PreviewBanner mode="edit" language="en" />)).toBe('');
});
