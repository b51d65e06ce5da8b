/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './RichText';

const fields = { Text: { value: '<h2>In the news</h2>' } };

test('shows the text of its content item', () => {
  showComponent('RichText', { Default }, { fields });
  expect(screen.getByRole('heading', { name: 'In the news' })).toBeInTheDocument();
});

test('shows the text that a contents resolver sends without a content item', () => {
  showComponent('RichText', { Default }, { fields, dataSource: '' });
  expect(screen.getByRole('heading', { name: 'In the news' })).toBeInTheDocument();
});

test('without a content item and fields, shows visitors nothing and editors a notice', async () => {
  const rendering = { fields: {}, dataSource: '' };
  expect(showComponent('RichText', { Default }, rendering).container).toBeEmptyDOMElement();
  showComponent('RichText', { Default }, rendering, { context: { pageEditing: true } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Datasource is required. Please choose a content item for this component.',
  );
});
