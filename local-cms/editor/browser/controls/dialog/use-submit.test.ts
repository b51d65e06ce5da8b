/** @jest-environment jsdom */
import { h, render } from 'preact';
import { EditorProblem } from '../../platform/client.ts';
import { useSubmit } from './use-submit.ts';

type FormProps = { run: () => Promise<void>; onDone: () => void };

/** A form of one button. Its text says the problem. */
function Form({ run, onDone }: FormProps) {
  const { submit, isBusy, problem } = useSubmit(run, onDone);
  return h('button', { type: 'button', disabled: isBusy, onClick: submit }, problem);
}

function show(run: () => Promise<void>) {
  let done = 0;
  const onDone = () => {
    done += 1;
  };
  const root = document.createElement('div');
  render(h(Form, { run, onDone }), root);
  const button = root.querySelector('button');
  if (!button) throw new Error('There is no button.');
  const submit = async () => {
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { button, submit, countDone: () => done };
}

test('says beside the form why something was not saved, until it is', async () => {
  const answers = [new EditorProblem('There is already a phrase read-more.'), null];
  const { button, submit, countDone } = show(async () => {
    const answer = answers.shift();
    if (answer) throw answer;
  });
  await submit();
  expect(button.textContent).toBe('There is already a phrase read-more.');
  expect(button.disabled).toBe(false);
  expect(countDone()).toBe(0);
  await submit();
  expect(button.textContent).toBe('');
  expect(countDone()).toBe(1);
});

test('is busy while it saves', async () => {
  let save = () => {};
  const { button, submit, countDone } = show(
    () =>
      new Promise((resolve) => {
        save = resolve;
      }),
  );
  await submit();
  expect(button.disabled).toBe(true);
  expect(countDone()).toBe(0);
  save();
});
