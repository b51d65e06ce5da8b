/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { SavingsCalculator } from './SavingsCalculator';

test('shows what the chosen number of shares earns', () => {
  render(<SavingsCalculator title="What do shares bring?" sharesLabel="Shares" yearlyPerShare={130} />);
  expect(screen.getByRole('heading', { name: 'What do shares bring?' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('DKK 650');
  fireEvent.change(screen.getByRole('slider', { name: 'Shares: 5' }), { target: { value: '20' } });
  expect(screen.getByRole('slider', { name: 'Shares: 20' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('DKK 2,600');
});

test('starts with no more shares than the maximum', () => {
  render(<SavingsCalculator maxShares={2} />);
  expect(screen.getByRole('slider')).toHaveValue('2');
});
