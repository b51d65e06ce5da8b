/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { DocumentTitle } from './DocumentTitle';

test('updates the title and the language of the document when the page changes', () => {
  const { rerender } = render(<DocumentTitle title="Home" language="en" />);
  rerender(<DocumentTitle title="Hjem" language="da" />);
  expect(document.title).toBe('Hjem');
  expect(document.documentElement).toHaveAttribute('lang', 'da');
});

test('updates the direction of the document', () => {
  const { rerender } = render(<DocumentTitle title="مرحبا" language="ar" />);
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  rerender(<DocumentTitle title="Home" language="en" />);
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});
