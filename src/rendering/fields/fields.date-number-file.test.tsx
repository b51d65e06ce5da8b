/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createPage } from '@tests/fixtures/page';
import type { Field } from '../component/types';
import { PageProvider } from '../context/PageProvider';
import { DateField } from './DateField';
import { FileLink } from './FileLink';
import { NumberField } from './NumberField';

type FieldComponent = (props: { field?: Field }) => React.ReactNode;

const show = (Field: FieldComponent, value: unknown, language = 'en', metadata?: object) =>
  render(
    <PageProvider page={createPage([], { language })} componentMap={{}}>
      <Field field={{ value, ...(metadata && { metadata }) }} />
    </PageProvider>,
  );

test.each([
  ['en', '1 May 2026'],
  ['da', '1. maj 2026'],
  ['xx', /2026/],
])('the format of a date in %s is %s', (language, written) => {
  show(DateField, '2026-05-01T22:30:00Z', language);
  expect(screen.getByText(written)).toHaveAttribute('dateTime', '2026-05-01');
});

test.each([
  ['en', '12,500.5'],
  ['da', '12.500,5'],
])('the format of a number in %s is %s', (language, written) => {
  show(NumberField, 12500.5, language);
  expect(screen.getByText(written)).toHaveAttribute('value', '12500.5');
});

test('shows the number 0', () => {
  expect(show(NumberField, 0).container).toHaveTextContent('0');
});

test.each([
  [{ src: '/a/report.pdf', title: 'Report' }, 'Report (PDF)'],
  [{ src: '/a/report.pdf' }, 'report.pdf'],
  [{ src: '/a/report', displayName: 'Report' }, 'Report'],
])('the file %j is the link “%s”', (value, name) => {
  show(FileLink, value);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', value.src);
});

test.each<[string, FieldComponent, unknown]>([
  ['no date', DateField, '0001-01-01T00:00:00Z'],
  ['no number', NumberField, ''],
  ['no file', FileLink, {}],
  ['a script', FileLink, { src: 'javascript:alert(1)', title: 'x' }],
])('visitors see nothing for %s', (_what, Field, value) => {
  expect(show(Field, value).container).toBeEmptyDOMElement();
});

test.each<[string, FieldComponent, unknown]>([
  ['date', DateField, '0001-01-01T00:00:00Z'],
  ['number', NumberField, ''],
  ['file', FileLink, {}],
])('an empty %s shows an editor a text', async (_what, Field, value) => {
  const { container } = show(Field, value, 'en', { fieldId: '{1}' });
  expect(await screen.findByText('[No text in field]')).toBeInTheDocument();
  expect(container.querySelectorAll('code[chrometype="field"]')).toHaveLength(2);
});

test('a filled file has the chromes of an editor', async () => {
  const { container } = show(FileLink, { src: '/a.pdf', title: 'A' }, 'en', { fieldId: '{1}' });
  expect(await screen.findByRole('link', { name: 'A (PDF)' })).toBeInTheDocument();
  expect(container.querySelectorAll('code[chrometype="field"]')).toHaveLength(2);
});
