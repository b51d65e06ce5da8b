/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PlaceholderBoundary } from './PlaceholderBoundary';

const Failing = () => {
  throw new Error('No parameters');
};

test('shows that a placeholder failed and why', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(
    <PlaceholderBoundary>
      <Failing />
    </PlaceholderBoundary>,
  );
  expect(container.innerHTML).toBe(
    '<p class="section-problem">A rendering error occurred: No parameters.</p>',
  );
  error.mockRestore();
});
