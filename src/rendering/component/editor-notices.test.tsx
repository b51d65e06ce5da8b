/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createPage, MainOf, showComponent } from '@tests/fixtures/page';
import { DATASOURCE_REQUIRED, MISSING_IMPLEMENTATION } from '@/texts/error-catalogue';
import { withDatasourceCheck } from './editor-notices';

const Default = withDatasourceCheck(() => <p>content</p>);
const show = (dataSource: string, pageEditing: boolean) =>
  showComponent('Promo', { Default }, { dataSource }, { context: { pageEditing } });

test.each([true, false])('shows a component that has a content item (while editing: %p)', (pageEditing) => {
  show('a', pageEditing);
  expect(screen.getByText('content')).toBeInTheDocument();
});

test('without a content item, editors see a notice and visitors see nothing', () => {
  expect(show('', false).container).toBeEmptyDOMElement();
  show('', true);
  expect(screen.getByRole('alert')).toHaveTextContent(DATASOURCE_REQUIRED);
});

test.each([
  ['visitors', 'nothing', {}, ''],
  ['editors and developers', 'a notice', { showsErrorDetails: true }, `Gone${MISSING_IMPLEMENTATION}`],
])('for a missing component, %s get %s', (_who, _what, own, text) => {
  const page = createPage([{ uid: 'u', componentName: 'Gone' }], own);
  const { container } = render(<MainOf page={page} map={{}} />);
  expect(container.textContent).toBe(text);
});
