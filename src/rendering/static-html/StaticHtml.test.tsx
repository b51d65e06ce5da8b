/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IslandStarter } from './island-starter';
import { StaticHtml } from './StaticHtml';

const HTML = '<p>from the <b>server</b></p>';

const createStarter = () => {
  const stop = jest.fn();
  return { stop, start: jest.fn(() => stop) };
};

/** Hydrates the server's HTML as the document does, in which the props are without HTML. */
async function hydrate() {
  const container = document.createElement('div');
  container.innerHTML = `<div class="page" data-slot="box">${HTML}</div>`;
  const starter = createStarter();
  const toTree = (html: string, startIslands = starter.start) => (
    <IslandStarter value={startIslands}>
      <StaticHtml html={html} className="page" slot="box" />
    </IslandStarter>
  );
  const element = container.firstElementChild;
  const paragraph = container.querySelector('p');
  const root = await act(async () => hydrateRoot(container, toTree('')));
  const show = (...args: Parameters<typeof toTree>) => act(async () => root.render(toTree(...args)));
  return { ...starter, container, element, paragraph, root, show };
}

test('the browser shows HTML in the same element as the server', () => {
  const element = <StaticHtml html={HTML} className="page" slot="box" />;
  const { container } = render(element);
  expect(container.innerHTML).toBe(renderToString(element));
  expect(container.innerHTML).toBe(`<div class="page" data-slot="box">${HTML}</div>`);
});

test('hydration keeps the elements of the server and starts their islands', async () => {
  const { container, element, paragraph, start, stop } = await hydrate();
  expect(container.innerHTML).toBe(`<div class="page" data-slot="box">${HTML}</div>`);
  expect(container.querySelector('p')).toBe(paragraph);
  expect(start.mock.calls).toEqual([[element]]);
  expect(stop).not.toHaveBeenCalled();
});

test('a render with the same HTML keeps the elements, and what islands have changed in them', async () => {
  const { container, paragraph, show, start } = await hydrate();
  paragraph?.append('!');
  await show('');
  expect(container.querySelector('p')).toBe(paragraph);
  expect(paragraph).toHaveTextContent('from the server!');
  expect(start).toHaveBeenCalledTimes(1);
});

test('new HTML replaces the old, stops its islands, and starts its own', async () => {
  const { container, element, show, start, stop } = await hydrate();
  const counts: number[] = [];
  start.mockImplementation(() => {
    counts.push(container.querySelectorAll('i').length, stop.mock.calls.length);
    return stop;
  });
  await show('<i>next</i>');
  expect(element?.innerHTML).toBe('<i>next</i>');
  expect(start).toHaveBeenCalledTimes(2);
  expect(counts).toEqual([1, 1]);
});

test('the same HTML of another page replaces the elements that its islands have changed', async () => {
  const { element, show, start, stop } = await hydrate();
  const next = createStarter();
  await show(HTML);
  const changed = element?.firstElementChild;
  changed?.append('!');
  await show(HTML, next.start);
  expect(element?.innerHTML).toBe(HTML);
  expect(element?.firstElementChild).not.toBe(changed);
  expect(start).toHaveBeenCalledTimes(2);
  expect(stop).toHaveBeenCalledTimes(2);
  expect(next.start).toHaveBeenCalledTimes(1);
});

test('stops its islands when it goes', async () => {
  const { root, stop } = await hydrate();
  await act(async () => root.unmount());
  expect(stop).toHaveBeenCalledTimes(1);
});
