/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './PartialDesignDynamicPlaceholder';

// With error details, a component that the site does not have shows its name.
const page = { showsErrorDetails: true };

test('shows the placeholder that the param sig names', () => {
  const placeholders = { 'sxa-header': [{ componentName: 'Logo' }] };
  showComponent(
    'PartialDesignDynamicPlaceholder',
    { Default },
    { params: { sig: 'sxa-header' }, placeholders },
    page,
  );
  expect(screen.getByText('Logo')).toBeInTheDocument();
});

test.each([{}, { sig: 'gone' }])('renders nothing with the params %j', (params) => {
  const { container } = showComponent('PartialDesignDynamicPlaceholder', { Default }, { params });
  expect(container).toBeEmptyDOMElement();
});
