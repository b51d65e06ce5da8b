/** @jest-environment jsdom */
// Asks a fake of the authoring API for the state of the open page, and for what can be undone there.
import { createTestContent } from '../../../../../tests/support/local-cms/create-item-cms.ts';
import { changeCount } from '../content/change-count.ts';
import { content } from '../content/content.ts';
import { go } from '../place/place.ts';
import { problem } from '../status.ts';
import { pageState, startPageState } from './page-state.ts';
import { startUndoScope, turns } from './undo-scope.ts';

const draft = { stage: 'draft', version: 2, revision: 'r2' };
const undoable = { undo: { label: 'Title of Home', isPublic: false }, redo: null };
const nothing = { undo: null, redo: null };

/** What the CMS has not answered yet; of a page that it can read, and of one that it cannot. */
const waiting: (() => void)[] = [];

beforeAll(() => {
  globalThis.fetch = async (_, init) => {
    const { query, variables } = JSON.parse(String(init?.body));
    const found = query.includes('history') ? { history: undoable } : draft;
    const isKnown = variables.where.itemId === '/';
    const answer = isKnown ? { data: { item: found } } : { errors: [{ message: 'The disk is full.' }] };
    const wait = Promise.withResolvers<void>();
    waiting.push(wait.resolve);
    await wait.promise;
    return { ok: true, json: async () => answer } as Response;
  };
  content.value = createTestContent(['en'], ['/', '/about']);
  startPageState();
  startUndoScope();
});

async function answer(): Promise<void> {
  for (const resolve of waiting.splice(0)) resolve();
  await new Promise((resolve) => setTimeout(resolve));
}

test('the state of a page stays until it is known again, but not on another page', async () => {
  await answer();
  expect([pageState.value, turns.value]).toEqual([draft, undoable]);
  changeCount.value += 1;
  expect([pageState.value, turns.value]).toEqual([draft, undoable]);
  await answer();
  go({ page: '/about' });
  expect([pageState.value, turns.value]).toEqual([null, nothing]);
  await answer();
  expect([pageState.value, turns.value, problem.value]).toEqual([null, nothing, 'The disk is full.']);
});
