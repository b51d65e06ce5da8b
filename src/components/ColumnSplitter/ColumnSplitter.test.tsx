/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './ColumnSplitter';

// With error details, a component that the site does not have shows its name.
const page = { showsErrorDetails: true };

test('shows the enabled columns with their widths and styles', () => {
  showComponent(
    'ColumnSplitter',
    { Default },
    {
      params: {
        EnabledPlaceholders: '1,2',
        ColumnWidth1: 'col-12 col-lg-8',
        ColumnWidth2: 'col-12 col-lg-4',
        Styles2: ' indent ',
        DynamicPlaceholderId: '7',
      },
      placeholders: {
        'column-1-{*}': [{ componentName: 'First' }],
        'column-2-7': [{ componentName: 'Second' }],
        'column-3-{*}': [{ componentName: 'Third' }],
      },
    },
    page,
  );
  const columnOf = (text: string) => screen.getByText(text).closest('.row')?.parentElement;
  expect(columnOf('First')).toHaveClass('col-12 col-lg-8', { exact: true });
  expect(columnOf('Second')).toHaveClass('col-12 col-lg-4 indent', { exact: true });
  expect(screen.queryByText('Third')).not.toBeInTheDocument();
});

test('renders no column without params', () => {
  const { container } = showComponent('ColumnSplitter', { Default }, {});
  expect(container.firstElementChild).toHaveTextContent('');
});
