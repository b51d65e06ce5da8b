/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showOnPage } from '@tests/fixtures/page';
import { DateField, toDay } from './DateField';

test.each([
  ['2026-05-01', '2026-05-01'],
  ['2026-05-01T23:30:00Z', '2026-05-01'],
  ['2024-02-29T00:00:00Z', '2024-02-29'],
])('the date of the value %s is %s', (value, day) => {
  expect(toDay({ value })).toBe(day);
});

test.each(['0001-01-01T00:00:00Z', '2026-99-99', 'soon', '', 20260501, null, {}, undefined])(
  '%j is not a date',
  (value) => {
    expect(toDay({ value })).toBeNull();
    expect(toDay(value)).toBeNull();
  },
);

test.each([
  ['en', '1 May 2026'],
  ['ar', '١ مايو ٢٠٢٦'],
  ['da', '1. maj 2026'],
  ['xx', /2026/],
])('shows a date in the format of the language %s', (language, written) => {
  showOnPage(<DateField field={{ value: '2026-05-01T22:30:00Z' }} />, { language });
  expect(screen.getByText(written)).toHaveAttribute('dateTime', '2026-05-01');
});

test("shows visitors nothing for an empty date, and editors the SDK's hint", async () => {
  const field = { value: '0001-01-01T00:00:00Z' };
  expect(showOnPage(<DateField field={field} />).container).toBeEmptyDOMElement();
  showOnPage(<DateField field={{ ...field, metadata: { fieldId: '{1}' } }} />);
  expect(await screen.findByText('[No text in field]')).toBeInTheDocument();
});
