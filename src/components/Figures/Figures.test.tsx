/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default, Large } from './Figures';

const figure = { fields: { Value: { value: '61.4' }, Label: { value: 'GWh' }, Note: { value: '3 % more' } } };
const fields = { Title: { value: 'The year' }, Intro: { value: '<p>All sites.</p>' }, Figures: [figure] };

test.each([
  ['Default', 'figures-row'],
  ['Large', 'figures-large'],
])('the variant %s shows the value, label and note of each figure', (FieldNames, className) => {
  showComponent('Figures', { Default, Large }, { fields, params: { FieldNames } });
  expect(screen.getByRole('heading', { level: 2, name: 'The year' })).toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveClass(className);
  expect(screen.getByRole('listitem')).toHaveTextContent('61.4GWh3 % more');
});

test.each([undefined, {}, { Figures: 'x' }, { Figures: [null, 3] }])(
  'shows no figure for the fields %j',
  (odd) => {
    showComponent('Figures', { Default }, { fields: odd });
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
);
