import { computed } from '@preact/signals';
import { redoChange, undoChange } from '../../platform/mutations.ts';
import { here, whenContentIsNew } from '../content/content.ts';
import { renewPage } from '../page/renewal.ts';
import { announce, showProblem } from '../status.ts';
import { turnChange, undoOrder, whenSaved } from './changes.ts';
import { renewItems, saveUnsaved } from './items.ts';
import { pageState } from './page-state.ts';
import { dropDone, dropUndone, noteRedone, noteUndone, type UndoOrder } from './undo-order.ts';

export const canUndo = computed(
  () => pageState.value?.history.canUndo === true || undoOrder.value.done.length > 0,
);
export const canRedo = computed(
  () => pageState.value?.history.canRedo === true || undoOrder.value.undone.length > 0,
);

type Direction = {
  mutation: typeof undoChange;
  getNext(order: UndoOrder): string | undefined;
  note(order: UndoOrder, id: string): UndoOrder;
  drop(order: UndoOrder): UndoOrder;
  done: string;
  nothing: string;
};

const UNDO: Direction = {
  mutation: undoChange,
  getNext: ({ done }) => done.at(-1),
  note: noteUndone,
  drop: dropDone,
  done: 'The change is undone.',
  nothing: 'There is nothing to undo.',
};

const REDO: Direction = {
  mutation: redoChange,
  getNext: ({ undone }) => undone.at(-1),
  note: noteRedone,
  drop: dropUndone,
  done: 'The change is done again.',
  nothing: 'There is nothing to redo.',
};

/** Goes back to older histories as long as the newest has nothing left, and at last to that of the page. */
async function turn({ mutation, getNext, note, drop }: Direction): Promise<boolean> {
  const { page, language } = here.value;
  for (;;) {
    const next = getNext(undoOrder.value);
    const itemId = next ?? page?.itemId;
    if (!itemId) return false;
    const { successful } = await turnChange(mutation, { itemId, language });
    if (successful) undoOrder.value = note(undoOrder.value, itemId);
    if (successful || next === undefined) return successful;
    undoOrder.value = drop(undoOrder.value);
  }
}

async function run(direction: Direction): Promise<void> {
  await saveUnsaved();
  // What is being saved is the last change, perhaps of another item.
  await whenSaved();
  const isDone = await turn(direction);
  announce(isDone ? direction.done : direction.nothing);
  if (!isDone) return;
  await Promise.all([whenContentIsNew(), renewItems(() => true)]);
  renewPage();
}

export const undo = (): void => {
  run(UNDO).catch(showProblem);
};

export const redo = (): void => {
  run(REDO).catch(showProblem);
};
