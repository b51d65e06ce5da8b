import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PreviewBanner } from './PreviewBanner';

afterEach(() => window.history.replaceState(null, '', '/'));

test('says what is seen, and leads out of it', () => {
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

test('names no version that it does not know', () => {
  render(<PreviewBanner mode="edit" language="en" />);
  expect(screen.getByRole('region')).toHaveTextContent(/^Not public: edit, enShow/);
});

test('is not in the HTML of the server, which does not know whether an editor frames the page', () => {
  expect(renderToString(<PreviewBanner mode="edit" language="en" />)).toBe('');
});
