/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { runBlobScripts } from '@tests/jest/run-blob-scripts';
import { runScripts } from './run-scripts';

let blobScripts: ReturnType<typeof runBlobScripts>;
beforeAll(() => {
  blobScripts = runBlobScripts();
});
afterAll(() => blobScripts.stop());

function putIn(markup: string): {
  root: HTMLElement;
  ran: string[];
  run: () => Promise<void>;
  stop: () => void;
} {
  const root = document.createElement('div');
  root.innerHTML = markup;
  document.body.replaceChildren(root);
  const ran: string[] = [];
  Object.assign(window, { note: (name: string) => ran.push(name) });
  const controller = new AbortController();
  return { root, ran, run: () => runScripts(root, controller.signal), stop: () => controller.abort() };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('inline scripts run in document order, as files', async () => {
  const { root, ran, run } = putIn(
    '<script>note("a")</script><p>x</p><script type="text/javascript">note("b")</script>',
  );
  expect(ran).toEqual([]);
  await run();
  expect(ran).toEqual(['a', 'b']);
  expect([...root.querySelectorAll('script')].map(({ src, text }) => [src.slice(0, 5), text])).toEqual([
    ['blob:', ''],
    ['blob:', ''],
  ]);
});

test.each(['load', 'error'])(
  'an external script delays the scripts after it until its %s event',
  async (event) => {
    const { root, ran, run } = putIn(
      '<script>note("a")</script><script src="https://forms.test/x.js"></script><script>note("b")</script>',
    );
    const done = run();
    await waitFor(() => expect(root.querySelector('[src^=https]')?.isConnected).toBe(true));
    await waitFor(() => expect(ran).toEqual(['a']));
    await settle();
    expect(ran).toEqual(['a']);
    root.querySelector('[src^=https]')?.dispatchEvent(new Event(event));
    await done;
    expect(ran).toEqual(['a', 'b']);
  },
);

test.each([
  '<script async src="/x.js"></script>',
  '<script nomodule src="/x.js"></script>',
  '<script type="text/template" src="/x"></script>',
])('does not wait for %s', async (script) => {
  const { ran, run } = putIn(`${script}<script>note("b")</script>`);
  await run();
  expect(ran).toEqual(['b']);
});

test('does not run a script element with data, and keeps its attributes', async () => {
  const { root, ran, run } = putIn('<script type="application/json" id="d" data-x="1">note("a")</script>');
  await run();
  expect(ran).toEqual([]);
  expect(root.querySelector('script')?.outerHTML).toBe(
    '<script type="application/json" id="d" data-x="1">note("a")</script>',
  );
});

test('does not run a script that an earlier script removed', async () => {
  const { ran, run } = putIn(
    '<script>document.querySelector("#b").remove()</script><script id="b">note("b")</script>',
  );
  await run();
  expect(ran).toEqual([]);
});

test('runs no more scripts after it is aborted', async () => {
  const { root, ran, run, stop } = putIn('<script src="/x.js"></script><script>note("b")</script>');
  const done = run();
  stop();
  root.querySelector('[src]')?.dispatchEvent(new Event('load'));
  await done;
  expect(ran).toEqual([]);
});
