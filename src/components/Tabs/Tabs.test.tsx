/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Tabs';

const entry = (title: string) => ({
  fields: { Title: { value: title }, Text: { value: `<p>${title}!</p>` } },
});
const fields = { Title: { value: 'Places' }, Entries: [entry('Sea'), entry('Land'), entry('Roofs')] };

const scrollIntoView = jest.fn();

beforeAll(() => {
  // jsdom has no layout, so it does not scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
});

const chosen = () => screen.getByRole('tab', { selected: true });
const listPanels = () => [...document.querySelectorAll('[role=tabpanel]')];

test('chooses a tab by click, and marks the panels of the others as closed', () => {
  showComponent('Tabs', { Default }, { fields });
  expect(screen.getByRole('tablist', { name: 'Places' })).toBeInTheDocument();
  expect(chosen()).toHaveTextContent('Sea');

  fireEvent.click(screen.getByRole('tab', { name: 'Land' }));
  expect(chosen()).toHaveTextContent('Land');
  expect(listPanels().map(({ className }) => className)).toEqual([
    'tabs-panel tabs-closed',
    'tabs-panel',
    'tabs-panel tabs-closed',
  ]);
  expect(chosen()).toHaveAttribute('aria-controls', listPanels()[1]?.id);
});

test('moves the choice and the focus by keys, and only the chosen tab is in the tab order', () => {
  showComponent('Tabs', { Default }, { fields });
  fireEvent.keyDown(chosen(), { key: 'ArrowLeft' });
  expect(chosen()).toHaveTextContent('Roofs');
  expect(chosen()).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(chosen(), { key: 'Home' });
  expect(chosen()).toHaveTextContent('Sea');
  fireEvent.keyDown(chosen(), { key: 'x' });
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('each panel has its title, for browsers without scripts', () => {
  showComponent('Tabs', { Default }, { fields });
  expect(listPanels().map(({ textContent }) => textContent)).toEqual(['SeaSea!', 'LandLand!', 'RoofsRoofs!']);
});

test('shows editors all entries instead of tabs', () => {
  showComponent('Tabs', { Default }, { fields }, { context: { pageEditing: true } });
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test.each([undefined, {}, { Entries: 'x' }, { Entries: [null, 3] }])(
  'shows no tab for the fields %j',
  (odd) => {
    showComponent('Tabs', { Default }, { fields: odd });
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  },
);
