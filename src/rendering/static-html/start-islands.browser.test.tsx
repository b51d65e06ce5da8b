/** @jest-environment jsdom */
import { fireEvent, waitFor } from '@testing-library/react';
import { createPage } from '@tests/fixtures/page';
import { act, useEffect, useId, useState } from 'react';
import type { Rendering, RenderingProps } from '../component/types';
import { usePhrase } from '../context/page-data';
import { Placeholder } from '../placeholder/Placeholder';
import type { LoadIsland } from './island-starter';
import { createIslandStarter } from './start-islands';
import type { Island } from './static-page';

/** Counts the clicks on its button. Shows the placeholder `box` and, after a click, also `closed`. */
const Counter = ({ rendering }: RenderingProps) => {
  const phrase = usePhrase<string>();
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" id={useId()} onClick={() => setCount(count + 1)}>
        {phrase('clicks')} {count}
      </button>
      <Placeholder name="box" rendering={rendering} />
      {count > 0 && <Placeholder name="closed" rendering={rendering} />}
    </>
  );
};

const Later = () => {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return isShown && <p>only in the browser</p>;
};

const html = (slot = '', id = 'i0') =>
  `<!--$--><button type="button" id="_${id}R_1_">clicks<!-- --> <!-- -->0</button>` +
  `<div data-slot="box">${slot}</div><!--/$-->`;

const islandOf = (id: string, rest: Partial<Island> = {}): Island => ({
  id,
  rendering: { uid: id, componentName: 'Counter' } satisfies Rendering,
  ...rest,
});

type Start = { islands?: readonly Island[]; markup?: string; load?: jest.Mock<ReturnType<LoadIsland>> };

const loadCounter = () => jest.fn(async (): ReturnType<LoadIsland> => ({ Default: Counter }));

/** Starts the islands of a page. By default, the page has one island. */
function start({ islands = [islandOf('i0')], markup, load = loadCounter() }: Start = {}) {
  const element = document.createElement('div');
  element.innerHTML = markup ?? `<div data-island="i0">${html()}</div>`;
  document.body.replaceChildren(element);
  const startIslands = createIslandStarter({ page: createPage(), islands, loaders: { Counter: load } });
  const stop = startIslands(element);
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = element.querySelector<Found>(selector);
    if (!found) throw new Error(`${selector} is missing.`);
    return found;
  };
  const buttonOf = (id: string) => find(`[data-island="${id}"] > button`);
  return { element, load, stop, find, buttonOf };
}

const wait = (ms = 20) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

const isHydrated = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactProps'));

const Observer = globalThis.IntersectionObserver;
const observers: {
  report: (isNear: boolean) => void;
  targets: Element[];
  margin?: string;
  isActive: boolean;
}[] = [];

/** Nothing is near until the test says so. */
class ControlledObserver extends Observer {
  #own: (typeof observers)[number];
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    super(callback);
    // @ts-expect-error
    const report = (isNear: boolean) => callback([{ isIntersecting: isNear }], this);
    this.#own = { report, targets: [], margin: options?.rootMargin, isActive: true };
    observers.push(this.#own);
  }
  override observe(target?: Element) {
    if (target) this.#own.targets.push(target);
  }
  override disconnect() {
    this.#own.isActive = false;
  }
}

beforeEach(() => {
  observers.length = 0;
  globalThis.IntersectionObserver = ControlledObserver;
});

afterEach(() => {
  globalThis.IntersectionObserver = Observer;
});

test('an island hydrates once when it comes near, and keeps the HTML of the server', async () => {
  const { element, load, buttonOf } = start();
  const button = buttonOf('i0');
  const before = element.innerHTML;
  const [observer] = observers;
  expect(observer).toMatchObject({ margin: '400px', targets: [...(button.parentElement?.children ?? [])] });
  observer?.report(false);
  await wait();
  expect(load).not.toHaveBeenCalled();

  observer?.report(true);
  await waitFor(() => expect(isHydrated(button)).toBe(true));
  expect(element.innerHTML).toBe(before);
  expect(observer?.isActive).toBe(false);
  await act(async () => button.click());
  expect(button).toHaveTextContent('clicks 1');
  expect(load).toHaveBeenCalledTimes(1);
});

test('an eager island does not wait until it is near', async () => {
  const { buttonOf } = start({ islands: [islandOf('i0', { isEager: true })] });
  const button = buttonOf('i0');
  expect(observers).toEqual([]);
  await waitFor(() => expect(isHydrated(button)).toBe(true));
});

test('an island that waits for use hydrates when the focus moves to it, however near it is', async () => {
  const { buttonOf } = start({ islands: [islandOf('i0', { waitsForUse: true })] });
  const button = buttonOf('i0');
  expect(observers).toEqual([]);
  await wait();
  expect(isHydrated(button)).toBe(false);
  button.focus();
  await waitFor(() => expect(isHydrated(button)).toBe(true));
});

test('an island that has no element on the server does not wait until it is near', async () => {
  const load = jest.fn(async (): ReturnType<LoadIsland> => ({ Default: Later }));
  const { find } = start({ load, markup: '<div data-island="i0"><!--$--><!--/$--></div>' });
  expect(observers).toEqual([]);
  await waitFor(() => expect(find('[data-island]')).toHaveTextContent('only in the browser'));
});

test('an eager island waits until the browser is idle', async () => {
  const idle = jest.spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0);
  const { load, stop } = start({ islands: [islandOf('i0', { isEager: true })] });
  await wait();
  expect(load).not.toHaveBeenCalled();
  const run = idle.mock.calls[0]?.[0];
  stop();
  run?.({ didTimeout: false, timeRemaining: () => 1 });
  expect(load).not.toHaveBeenCalled();
  idle.mockRestore();
});

test.each(['pointerover', 'focusin', 'touchstart'])(
  'an island hydrates at once when the visitor causes %s in it',
  async (type) => {
    const { load, buttonOf } = start();
    const button = buttonOf('i0');
    button.dispatchEvent(new Event(type, { bubbles: true }));
    button.dispatchEvent(new Event(type, { bubbles: true }));
    await waitFor(() => expect(isHydrated(button)).toBe(true));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('a click before hydration is repeated once, and reaches nothing around the island before', async () => {
  const { element, buttonOf } = start();
  const button = buttonOf('i0');
  const around = jest.fn();
  element.addEventListener('click', around);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  button.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(around).not.toHaveBeenCalled();
  await waitFor(() => expect(button).toHaveTextContent('clicks 1'));
  await wait();
  expect(button).toHaveTextContent('clicks 1');
  expect(around).toHaveBeenCalledTimes(1);
});

test.each([
  ['a link', '<a href="#inside"><b>x</b></a>'],
  ['a form with a URL', '<form action="#inside"><b>x</b></form>'],
  ['a summary', '<details><summary><b>x</b></summary></details>'],
])('a click on %s in an island works without hydration, and only once', async (_what, slot) => {
  const { find, element, buttonOf } = start({ markup: `<div data-island="i0">${html(slot)}</div>` });
  const button = buttonOf('i0');
  const clicks: boolean[] = [];
  element.addEventListener('click', (event) => clicks.push(event.defaultPrevented));
  find('b').click();
  expect(clicks).toEqual([false]);
  find('b').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await waitFor(() => expect(isHydrated(button)).toBe(true));
  await wait();
  expect(clicks).toEqual([false]);
});

test('a chunk that fails is reported, and loaded again when the visitor points at the island', async () => {
  const failure = new Error('The chunk is missing');
  const load = loadCounter().mockRejectedValueOnce(failure);
  const reported = jest.fn();
  globalThis.reportError = reported;
  const { element, buttonOf } = start({ load });
  const button = buttonOf('i0');
  const before = element.innerHTML;
  observers[0]?.report(true);
  await waitFor(() => expect(reported).toHaveBeenCalledWith(failure));
  expect(element.innerHTML).toBe(before);
  await wait();
  expect(load).toHaveBeenCalledTimes(1);

  fireEvent.pointerOver(button);
  await waitFor(() => expect(isHydrated(button)).toBe(true));
  expect(load).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenCalledTimes(1);
});

test('islands that are stopped before their code arrives do not hydrate', async () => {
  let arrive = (_variants: { Default: typeof Counter }) => {};
  const load = jest.fn(
    () =>
      new Promise<{ Default: typeof Counter }>((resolve) => {
        arrive = resolve;
      }),
  );
  const { stop, buttonOf } = start({ load });
  const button = buttonOf('i0');
  fireEvent.pointerOver(button);
  stop();
  arrive({ Default: Counter });
  await wait();
  expect(isHydrated(button)).toBe(false);
});

test('islands that are stopped before they hydrate stop to listen', async () => {
  const { load, stop, buttonOf } = start();
  const button = buttonOf('i0');
  stop();
  expect(observers[0]?.isActive).toBe(false);
  fireEvent.pointerOver(button);
  button.click();
  await wait();
  expect(load).not.toHaveBeenCalled();
});

test('islands that are stopped later are unmounted', async () => {
  const { find, stop, buttonOf } = start();
  const button = buttonOf('i0');
  fireEvent.pointerOver(button);
  await waitFor(() => expect(isHydrated(button)).toBe(true));
  stop();
  await waitFor(() => expect(find('[data-island]')).toBeEmptyDOMElement());
});

test('an island inside another starts after it, and stops with it', async () => {
  const { buttonOf, element, stop } = start({
    islands: [islandOf('i0'), islandOf('i0s0i0')],
    markup: `<div data-island="i0">${html(`<p>static</p><div data-island="i0s0i0">${html('', 'i0s0i0')}</div>`)}</div>`,
  });
  const before = element.innerHTML;
  const inner = element.querySelector('[data-island="i0s0i0"] > button');
  if (!inner) throw new Error('The inner island is missing.');
  expect(observers).toHaveLength(1);

  observers[0]?.report(true);
  await waitFor(() => expect(observers).toHaveLength(2));
  expect(isHydrated(buttonOf('i0'))).toBe(true);
  expect(isHydrated(inner)).toBe(false);

  observers[1]?.report(true);
  await waitFor(() => expect(isHydrated(inner)).toBe(true));
  expect(element.innerHTML).toBe(before);
  expect(buttonOf('i0s0i0')).toBe(inner);
  stop();
  await wait();
  expect(element).not.toHaveTextContent('clicks');
});

test('an island shows hidden slots when it opens them, and their islands start then', async () => {
  const inside =
    '<p>static</p><div data-island="i0s0i0"><div data-slot="closed">of another island</div></div>';
  const { find, buttonOf } = start({
    islands: [
      islandOf('i0', { hiddenSlots: { closed: `<div data-island="i0h0i0">${html('', 'i0h0i0')}</div>` } }),
      islandOf('i0h0i0'),
    ],
    markup: `<div data-island="i0">${html(inside)}</div>`,
  });
  const button = buttonOf('i0');
  button.click();
  await waitFor(() => expect(find('[data-slot="closed"] [data-island="i0h0i0"]')).toBeInTheDocument());
  expect(find('[data-slot="box"]').innerHTML).toBe(inside);
  find('[data-island="i0h0i0"] > button').click();
  await waitFor(() => expect(find('[data-island="i0h0i0"] > button')).toHaveTextContent('clicks 1'));
});

test('places without an island, and islands without code, stay as they are', async () => {
  start({
    islands: [{ id: 'i0', rendering: { componentName: 'Nobody' } }],
    markup: `<div data-island="i0">${html()}</div><div data-island="i7">${html()}</div>`,
  });
  expect(observers).toEqual([]);
});
