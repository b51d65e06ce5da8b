/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default, Single } from './Accordion';

const entry = (title: string) => ({
  fields: { Title: { value: title }, Text: { value: `<p>${title}: yes.</p>` } },
});
const fields = { Title: { value: 'Questions' }, Entries: [entry('Sell'), entry('Move')] };

function listDetails(rendering: object, page = {}) {
  const { container } = showComponent('Accordion', { Default, Single }, { fields, ...rendering }, page);
  return [...container.querySelectorAll('details')];
}

test('shows closed entries that open by themselves', () => {
  const details = listDetails({});
  expect(details.map(({ textContent }) => textContent)).toEqual(['SellSell: yes.', 'MoveMove: yes.']);
  expect(details.map((element) => [element.open, element.getAttribute('name')])).toEqual([
    [false, null],
    [false, null],
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'Sell' }).parentElement?.tagName).toBe('SUMMARY');
});

test('in the variant Single, the entries have one name, so that only one of them is open', () => {
  const names = listDetails({ params: { FieldNames: 'Single' } }).map((element) =>
    element.getAttribute('name'),
  );
  expect(names[0]).toBeTruthy();
  expect(names[1]).toBe(names[0]);
});

test('shows editors all texts', () => {
  const details = listDetails({ params: { FieldNames: 'Single' } }, { context: { pageEditing: true } });
  expect(details.map(({ open }) => open)).toEqual([true, true]);
});

test.each([undefined, {}, { Entries: 'x' }, { Entries: [null, 3] }])(
  'shows no entry for the fields %j',
  (odd) => {
    expect(listDetails({ fields: odd })).toEqual([]);
  },
);
