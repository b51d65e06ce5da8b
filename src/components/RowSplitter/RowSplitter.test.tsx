/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './RowSplitter';

// With error details, a component that the site does not have shows its name.
const page = { showsErrorDetails: true };

test('shows the enabled rows in their order, with their styles', () => {
  showComponent(
    'RowSplitter',
    { Default },
    {
      params: { EnabledPlaceholders: '2,1', Styles2: 'dark', DynamicPlaceholderId: '1' },
      placeholders: { 'row-1-{*}': [{ componentName: 'One' }], 'row-2-{*}': [{ componentName: 'Two' }] },
    },
    page,
  );
  const [first, second] = [screen.getByText('Two'), screen.getByText('One')];
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(first.closest('.row')?.parentElement).toHaveClass('dark');
});
