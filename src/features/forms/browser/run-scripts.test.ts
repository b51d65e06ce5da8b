/** @jest-environment jsdom */
import { runScripts } from './run-scripts';

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

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('inline scripts run at once and in document order', () => {
  const { ran, run } = putIn(
    '<script>note("a")</script><p>x</p><script type="text/javascript">note("b")</script>',
  );
  expect(ran).toEqual([]);
  run();
  expect(ran).toEqual(['a', 'b']);
});

test.each(['load', 'error'])(
  'an external script delays the scripts after it until its %s event',
  async (event) => {
    const { root, ran, run } = putIn(
      '<script>note("a")</script><script src="https://forms.test/x.js"></script><script>note("b")</script>',
    );
    const done = run();
    await settle();
    expect(ran).toEqual(['a']);
    root.querySelector('[src]')?.dispatchEvent(new Event(event));
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
