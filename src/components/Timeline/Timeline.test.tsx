/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Timeline';

const moment = (date: string, title: string) => ({
  fields: { Date: { value: date }, Title: { value: title }, Text: { value: '<p>So it was.</p>' } },
});

test('shows the moments in order, each with its date', () => {
  const fields = {
    Title: { value: 'History' },
    Moments: [moment('2011', 'Start'), moment('2014', 'Turbine')],
  };
  const { container } = showComponent('Timeline', { Default }, { fields });
  expect(container.querySelectorAll('ol > li')).toHaveLength(2);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['2011StartSo it was.', '2014TurbineSo it was.']);
  expect(screen.getByRole('heading', { level: 3, name: 'Turbine' })).toBeInTheDocument();
});

test.each([undefined, {}, { Moments: 'x' }, { Moments: [null, 3] }])(
  'shows no moment for the fields %j',
  (odd) => {
    showComponent('Timeline', { Default }, { fields: odd });
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
);
