/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ErrorLayout } from './ErrorLayout';

test('shows the error and a link to the home page in the given language', () => {
  render(<ErrorLayout status={503} language="da" homeHref="/da" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Siden holder en kort pause');
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'da');
  expect(screen.getByRole('link', { name: 'Gå til forsiden' })).toHaveAttribute('href', '/da');
});

test.each([
  ['ar', 'rtl'],
  ['ja', 'ltr'],
])('the direction of the texts in %s is %s', (language, direction) => {
  render(<ErrorLayout status={404} language={language} homeHref="/" />);
  expect(screen.getByRole('main').getAttribute('dir')).toBe(direction);
});
