/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Steps';

const step = (title: string) => ({ fields: { Title: { value: title }, Text: { value: '<p>How.</p>' } } });

test('shows the steps as a numbered list', () => {
  const fields = { Title: { value: 'Join' }, Steps: [step('Choose'), step('Sign')] };
  const { container } = showComponent('Steps', { Default }, { fields });
  expect(container.querySelectorAll('ol > li')).toHaveLength(2);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Join',
    'Choose',
    'Sign',
  ]);
});

test.each([undefined, {}, { Steps: 'x' }, { Steps: [null, 3] }])('shows no step for the fields %j', (odd) => {
  showComponent('Steps', { Default }, { fields: odd });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
