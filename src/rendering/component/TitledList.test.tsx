/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showOnPage } from '@tests/fixtures/page';
import { ItemHeading } from './ItemHeading';
import { TitledList } from './TitledList';

const items = [{ fields: { Title: { value: 'First' } } }, { fields: { Title: { value: '' } } }];

function show(fields: object, ownItems: object | undefined = items, pageEditing = false) {
  return showOnPage(
    <TitledList
      name="x"
      params={{}}
      fields={fields}
      items={ownItems}
      listClass="x-list"
      renderItem={({ title }) => (
        <li>
          <ItemHeading title={title} />
        </li>
      )}
    />,
    { context: { pageEditing } },
  );
}

test.each([
  [{ Title: { value: 'News' } }, 3],
  [{ Title: { value: '' } }, 2],
  [{}, 2],
])('in a section with the fields %j, the headings of the items have the level %p', (fields, level) => {
  show(fields);
  expect(screen.getByRole('heading', { level, name: 'First' })).toBeInTheDocument();
});

test('shows no heading for an item without a title, and nothing above the list without a title', () => {
  const { container } = show({});
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(container.querySelector('.section-intro')).toBeNull();
});

test.each([[undefined], [{}], [[null, 3]]])('shows visitors no list for the items %j', (odd) => {
  show({ Title: { value: 'News' } }, odd ?? {});
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByText(/no items/)).not.toBeInTheDocument();
});

test('tells editors that a list has no items', () => {
  show({}, [], true);
  expect(screen.getByText(/The list has no items/)).toBeInTheDocument();
});
