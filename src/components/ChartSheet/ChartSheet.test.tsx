/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './ChartSheet';

const figure = { fields: { Value: { value: '12' }, Label: { value: 'free' }, Note: { value: 'at noon' } } };
const fields = {
  Position: { value: '55° N' },
  Title: { value: 'Come ashore' },
  Figures: [figure],
  PrimaryLink: { value: { href: '/berths', text: 'Berths' } },
};

test('shows its title block and each figure', () => {
  const { container } = showComponent('ChartSheet', { Default }, { fields });
  expect(screen.getByRole('heading', { level: 1, name: 'Come ashore' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Berths' })).toHaveAttribute('href', '/berths');
  expect(screen.getByRole('listitem')).toHaveTextContent('12freeat noon');
  expect(container).toHaveTextContent('55° N');
});

test.each([undefined, {}, { Figures: 'x' }, { Figures: [null, 3], PrimaryLink: 7 }])(
  'shows no figure and no link for the fields %j',
  (odd) => {
    showComponent('ChartSheet', { Default }, { fields: odd });
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
