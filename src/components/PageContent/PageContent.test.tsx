/** @jest-environment jsdom */
import { showComponent } from '@tests/fixtures/page';
import { Default } from './PageContent';

const page = { fields: { Content: { value: '<p>Of the page</p>' } } };

test.each([
  ['of the chosen item', { Content: { value: '<p>Chosen</p>' } }, 'Chosen'],
  ['of the page', {}, 'Of the page'],
])('shows the content %s', (_kind, fields, expected) => {
  const { container } = showComponent('PageContent', { Default }, { fields }, page);
  expect(container).toHaveTextContent(expected);
});

test('shows nothing when the content is malformed', () => {
  const { container } = showComponent('PageContent', { Default }, {}, { fields: { Content: 'text' } });
  expect(container).toHaveTextContent('');
});
