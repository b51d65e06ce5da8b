/** @jest-environment jsdom */
import { h, render } from 'preact';
import * as z from 'zod/mini';
import { problem } from '../status.ts';
import { changeCount } from './change-count.ts';
import { useFetched } from './use-fetched.ts';

const Title = z.object({ title: z.string() });

/** A view that shows the title and the problem. */
function View({ path }: { path: string }) {
  const { data, problem } = useFetched(Title, path);
  return h('p', {}, `${data?.title ?? 'nothing'}, ${problem || 'no problem'}`);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Shows the view. The CMS gives the answers in turn. */
function show(answers: readonly { ok: boolean; body: unknown }[]) {
  const left = [...answers];
  globalThis.fetch = async () => {
    const { ok, body } = left.shift() ?? { ok: false, body: { problem: 'There is no other answer.' } };
    await pause(30);
    return { ok, json: async () => body } as Response;
  };
  const root = document.createElement('div');
  const open = (path: string) => render(h(View, { path }), root);
  const waitFor = async (isReached: () => boolean) => {
    for (let tries = 0; tries < 400 && !isReached(); tries++) await pause(5);
  };
  const expectText = async (text: string) => {
    await waitFor(() => root.textContent === text);
    expect(root.textContent).toBe(text);
  };
  open('/titles');
  const waitForAnswers = () => waitFor(() => left.length === 0);
  return { open, expectText, waitForAnswers, leave: () => render(null, root) };
}

const refusal = { ok: false, body: { problem: 'The file cannot be read.' } };

test('what is shown stays beside the problem of loading it again, until it is loaded', async () => {
  const answers = [{ ok: true, body: { title: 'One' } }, refusal, { ok: true, body: { title: 'Two' } }];
  const { expectText, leave } = show(answers);
  await expectText('One, no problem');
  changeCount.value += 1;
  await expectText('One, The file cannot be read.');
  changeCount.value += 1;
  await expectText('Two, no problem');
  leave();
});

test('what another address has shown is not kept', async () => {
  const { open, expectText, leave } = show([{ ok: true, body: { title: 'One' } }, refusal]);
  await expectText('One, no problem');
  open('/other');
  await expectText('nothing, The file cannot be read.');
  leave();
});

test('a view that was left reports nothing', async () => {
  const { waitForAnswers, leave } = show([{ ok: true, body: 'no title' }]);
  await waitForAnswers();
  leave();
  await pause(60);
  expect(problem.value).toBe('');
});
