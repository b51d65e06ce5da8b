/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { WindGauge } from './WindGauge';

afterEach(() => window.localStorage.clear());

const props = { title: 'Wind now', place: 'Havnsø', metersPerSecond: 10, switchLabel: 'Show in {0}' };

test('shows the wind and keeps the unit that the visitor chooses', () => {
  const { unmount } = render(<WindGauge {...props} />);
  expect(screen.getByRole('heading', { name: 'Wind now, Havnsø' })).toBeInTheDocument();
  expect(screen.getByRole('meter')).toHaveAttribute('value', '10');
  fireEvent.click(screen.getByRole('button', { name: 'Show in km/h' }));
  expect(screen.getAllByText('36 km/h')).not.toHaveLength(0);
  unmount();
  render(<WindGauge {...props} />);
  expect(screen.getByRole('button', { name: 'Show in m/s' })).toBeInTheDocument();
});

test('works when the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  render(<WindGauge {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show in km/h' }));
  expect(screen.getByRole('button', { name: 'Show in m/s' })).toBeInTheDocument();
  storage.mockRestore();
});

test.each([{}, { metersPerSecond: 'fast' }, { metersPerSecond: -1 }, { title: {}, place: 3 }])(
  'renders with the props %j',
  (given) => {
    expect(() => render(<WindGauge {...given} />)).not.toThrow();
  },
);
