/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './ComparisonTable';

const row = (title: string, values: string) => ({
  fields: { Title: { value: title }, Values: { value: values } },
});
const fields = {
  Title: { value: 'Side by side' },
  Columns: { value: 'Share\nContract' },
  Rows: [row('Price', '34 øre'), row('Vote', 'Yes\nno\nlost')],
};
const dictionary = { 'answer-yes': 'Yes', 'answer-no': 'No' };

test('shows a row for each item and a column for each line, also when a row has too few or too many', () => {
  showComponent('ComparisonTable', { Default }, { fields }, { dictionary });
  const texts = screen
    .getAllByRole('row')
    .map(({ cells }: HTMLElement & { cells?: Iterable<Element> }) =>
      Array.from(cells ?? [], ({ textContent }) => textContent),
    );
  expect(texts).toEqual([
    ['', 'Share', 'Contract'],
    ['Price', '34 øre', ''],
    ['Vote', 'Yes', 'No'],
  ]);
  expect(screen.getByRole('rowheader', { name: 'Vote' })).toBeInTheDocument();
});

test('lines up the columns of figures, also with a unit or a dash for none, but no words and marks', () => {
  const mixed = {
    Columns: { value: 'A night\nDepth\nPlace\nPower\nOpen' },
    Rows: [row('Guest', '1.560\n3.0 m\nBridge A\n16 A\nyes'), row('Season', '–\n2,2 m\n12 boats\n\nno')],
  };
  showComponent('ComparisonTable', { Default }, { fields: mixed }, { dictionary });
  const figures = screen
    .getAllByRole('columnheader')
    .filter((header) => header.classList.contains('comparison-table-figure'));
  expect(figures.map(({ textContent }) => textContent)).toEqual(['A night', 'Depth', 'Power']);
  expect(screen.getByRole('cell', { name: '1.560' })).toHaveClass('comparison-table-figure');
  expect(screen.getByRole('cell', { name: 'Bridge A' })).not.toHaveClass('comparison-table-figure');
});

test('the keyboard reaches the part that scrolls, which has the name of the title', () => {
  showComponent('ComparisonTable', { Default }, { fields }, { dictionary });
  expect(screen.getByRole('region', { name: 'Side by side' })).toHaveAttribute('tabindex', '0');
});

test('names the language of a phrase that is not in the language of the page', () => {
  const foreignPhrases = { language: 'en', keys: ['answer-yes'] };
  showComponent('ComparisonTable', { Default }, { fields }, { language: 'cy', dictionary, foreignPhrases });
  expect(screen.getByText('Yes')).toHaveAttribute('lang', 'en');
});

test('shows editors the lines of the cells, to change them', () => {
  showComponent('ComparisonTable', { Default }, { fields }, { dictionary, context: { pageEditing: true } });
  expect(screen.getAllByRole('row').map((element) => element.lastElementChild?.textContent)).toEqual([
    'ShareContract',
    '34 øre',
    'Yesnolost',
  ]);
});

test.each([undefined, {}, { Rows: 'x' }, { Rows: [null, 3], Columns: 3 }])(
  'shows no table for the fields %j',
  (odd) => {
    showComponent('ComparisonTable', { Default }, { fields: odd });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
);
