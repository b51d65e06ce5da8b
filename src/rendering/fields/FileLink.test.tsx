/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showOnPage } from '@tests/fixtures/page';
import { FileLink } from './FileLink';

const metadata = { fieldId: '{1}' };

test.each([
  [{ src: '/a/report.pdf', title: 'Report' }, 'Report (PDF)'],
  [{ src: '/a/report.pdf', title: 'Report (pdf)' }, 'Report (pdf)'],
  [{ src: '/a/report.pdf' }, 'report.pdf'],
  [{ src: '/a/report', displayName: 'Report' }, 'Report'],
])('links to the file %j with the text “%s”', (value, name) => {
  showOnPage(<FileLink field={{ value }} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', value.src);
});

test.each([{}, { src: 'javascript:alert(1)', title: 'x' }])('shows visitors nothing for %j', (value) => {
  expect(showOnPage(<FileLink field={{ value }} />).container).toBeEmptyDOMElement();
});

test("shows editors the SDK's hint in an empty field", async () => {
  showOnPage(<FileLink field={{ value: {}, metadata }} />);
  expect(await screen.findByText('[No text in field]')).toBeInTheDocument();
});

test('draws chromes around a file in edit mode', async () => {
  const { container } = showOnPage(<FileLink field={{ value: { src: '/a.pdf', title: 'A' }, metadata }} />);
  expect(await screen.findByRole('link', { name: 'A (PDF)' })).toBeInTheDocument();
  expect(container.querySelectorAll('code[chrometype="field"]')).toHaveLength(2);
});
