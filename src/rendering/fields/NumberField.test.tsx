/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showOnPage } from '@tests/fixtures/page';
import { NumberField } from './NumberField';

test.each([
  ['en', 12500.5, '12,500.5'],
  ['da', 12500.5, '12.500,5'],
  ['en', 0, '0'],
])('shows in the language %s the number %d as %s', (language, value, written) => {
  showOnPage(<NumberField field={{ value }} />, { language });
  expect(screen.getByText(written)).toHaveAttribute('value', String(value));
});

test("shows visitors nothing for an empty number, and editors the SDK's hint", async () => {
  expect(showOnPage(<NumberField field={{ value: '' }} />).container).toBeEmptyDOMElement();
  showOnPage(<NumberField field={{ value: '', metadata: { fieldId: '{1}' } }} />);
  expect(await screen.findByText('[No text in field]')).toBeInTheDocument();
});
