/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createPage, MainOf, showComponent } from '@tests/fixtures/page';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { DATASOURCE_REQUIRED, MISSING_IMPLEMENTATION } from '@/texts/error-catalogue';
import { withDatasourceCheck } from './editor-notices';

const Default = withDatasourceCheck(() => <p>content</p>);
const NONE = { dataSource: '' };
const show = (rendering: Partial<Rendering>, pageEditing: boolean) =>
  showComponent('Promo', { Default }, rendering, { context: { pageEditing } });

test.each<[string, Partial<Rendering>]>([
  ['a content item', { dataSource: 'a' }],
  ['a content item and empty fields', { dataSource: 'a', fields: {} }],
  ['fields of the page', { ...NONE, fields: { Title: { value: 'Home' } } }],
  ['an empty field', { ...NONE, fields: { Title: { value: '' } } }],
  ['a list of items', { ...NONE, fields: [{ id: 'a' }] }],
])('shows a component that has %s, to visitors and editors', (_what, rendering) => {
  for (const pageEditing of [true, false]) {
    const { container } = show(rendering, pageEditing);
    expect(container).toHaveTextContent(/^content$/);
  }
});

test.each<[unknown]>([[undefined], [null], [{}], [[]], ['text'], [{ Title: null }]])(
  'with the fields %j and no content item, editors see a notice and visitors see nothing',
  (fields) => {
    expect(show({ ...NONE, fields }, false).container).toBeEmptyDOMElement();
    show({ ...NONE, fields }, true);
    expect(screen.getByRole('alert')).toHaveTextContent(DATASOURCE_REQUIRED);
  },
);

test.each([
  ['visitors', 'nothing', {}, ''],
  ['editors and developers', 'a notice', { showsErrorDetails: true }, `Gone${MISSING_IMPLEMENTATION}`],
])('for a missing component, %s get %s', (_who, _what, own, text) => {
  const page = createPage([{ uid: 'u', componentName: 'Gone' }], own);
  const { container } = render(<MainOf page={page} map={{}} />);
  expect(container.textContent).toBe(text);
});
