import { computed, signal } from '@preact/signals';
import * as z from 'zod/mini';
import { askAuthoring } from '../platform/client.ts';
import { type Mutation, redoChange, undoChange } from '../platform/mutations.ts';
import { here, renewContent } from './content.ts';
import { renewPage } from './renewal.ts';
import { announce, problem, showProblem } from './status.ts';
import { who } from './who.ts';

const running = signal(0);
const hasSaved = signal(false);

/** Changes that are typed and not sent yet. */
export const waiting = signal(0);

export const savingText = computed(() => {
  if (running.value > 0 || waiting.value > 0) return 'Saving …';
  if (problem.value) return '';
  return hasSaved.value ? 'Saved' : '';
});

let last: Promise<unknown> = Promise.resolve();

async function send<Data>(mutation: Mutation<Data>, input: object): Promise<Data> {
  const { name, input: type, answer, schema } = mutation;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} } }`;
  const data = await askAuthoring(z.record(z.string(), schema), query, {
    input: { ...input, by: who.value },
  });
  const result = data[name];
  if (result === undefined) throw new Error(`The CMS has not answered ${name}.`);
  hasSaved.value = true;
  return result;
}

/** Saves a change after those before it. It is rejected with the reason why it was not saved. */
export function change<Data>(mutation: Mutation<Data>, input: object): Promise<Data> {
  running.value += 1;
  const result = last.then(() => send(mutation, input));
  last = result
    .catch(() => undefined)
    .then(() => {
      running.value -= 1;
    });
  return result;
}

async function turn(mutation: typeof undoChange, done: string, nothing: string): Promise<void> {
  const { page, language } = here.value;
  if (!page) return;
  const { successful } = await change(mutation, { itemId: page.itemId, language });
  announce(successful ? done : nothing);
  if (!successful) return;
  await renewContent();
  renewPage();
}

export const undo = (): void => {
  turn(undoChange, 'The change is undone.', 'There is nothing to undo.').catch(showProblem);
};

export const redo = (): void => {
  turn(redoChange, 'The change is done again.', 'There is nothing to redo.').catch(showProblem);
};
