/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createPage, MainOf, renderOnServer } from '@tests/fixtures/page';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { RenderingProps } from '../component/types';
import { useComponentData, usePhrase } from './page-data';

const Fine = () => <p>All is well</p>;
const Broken = () => {
  throw new Error('boom');
};
const Phrase = () => {
  const phrase = usePhrase<string>();
  return (
    <p>
      {phrase('read-more')}, {phrase('submenu', '$& About')}, {phrase('constructor')}
    </p>
  );
};
const isNumber = (value: unknown): value is number => typeof value === 'number';
const Data = ({ rendering }: RenderingProps) => <p>{useComponentData(rendering, isNumber) ?? 'nothing'}</p>;
const map = Object.fromEntries(
  Object.entries({ Fine, Broken, Phrase, Data }).map(([name, Default]) => [name, { Default }]),
);

const fineAndBroken = createPage([
  { componentName: 'Fine' },
  { componentName: 'Broken' },
  { componentName: 'Fine' },
]);
const PROBLEM = 'There was a problem loading this section.';

test('shows the other components when one throws in the browser', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<MainOf page={fineAndBroken} map={map} />);
  expect(screen.getAllByText('All is well')).toHaveLength(2);
  expect(screen.getByText(PROBLEM)).toBeInTheDocument();
  error.mockRestore();
});

test('hides an unknown component from visitors and shows its name to editors', async () => {
  const renderings = [{ componentName: 'Nobody' }, { componentName: 'Fine' }];
  const { rerender } = render(<MainOf page={createPage(renderings)} map={map} />);
  expect(screen.queryByText(/JSS component is missing React implementation/)).toBeNull();
  expect(screen.getByText('All is well')).toBeVisible();

  rerender(<MainOf page={createPage(renderings, { showsErrorDetails: true })} map={map} />);
  expect(await screen.findByText('Nobody')).toBeVisible();
});

test('shows the key of a phrase that is not in the dictionary', () => {
  const page = createPage([{ componentName: 'Phrase' }], {
    dictionary: { 'read-more': 'Læs mere', submenu: 'Vis {0}' },
  });
  const { container } = render(<MainOf page={page} map={map} />);
  expect(container).toHaveTextContent('Læs mere, Vis $& About, constructor');
});

test.each([
  [{ a: 7 }, '7'],
  [{ a: 'seven' }, 'nothing'],
  [{}, 'nothing'],
])("passes a loader's data to the component only when it is valid: %j", (componentData, expected) => {
  const page = createPage([{ componentName: 'Data', uid: 'a' }], { componentData });
  const { container } = render(<MainOf page={page} map={map} />);
  expect(container).toHaveTextContent(expected);
});

test('hydrates the HTML of the server without an error', async () => {
  const page = createPage([
    { componentName: 'Fine', uid: 'a' },
    { componentName: 'Nobody', uid: 'b' },
  ]);
  const container = document.createElement('div');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  container.innerHTML = renderOnServer(page, map);
  const onRecoverableError = jest.fn();
  const root = await act(async () =>
    hydrateRoot(container, <MainOf page={page} map={map} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('All is well');
  await act(async () => root.unmount());
  warn.mockRestore();
});
