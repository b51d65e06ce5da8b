/**
 * The items that were changed, the last one at the end. Each content file has its own history, so this says which one
 * the next undo is for: a change of the header, for example, is not in the history of the page.
 */
export type UndoOrder = { done: readonly string[]; undone: readonly string[] };

export const emptyOrder: UndoOrder = { done: [], undone: [] };

const push = (list: readonly string[], id: string): readonly string[] =>
  list.at(-1) === id ? list : [...list, id];

/** A new change takes the place of those that were undone. */
export const addChanged = ({ done }: UndoOrder, id: string): UndoOrder => ({
  done: push(done, id),
  undone: [],
});

/** Notes that a change was undone. The item stays in the list, because it can have more of them. */
export const noteUndone = ({ done, undone }: UndoOrder, id: string): UndoOrder => ({
  done,
  undone: push(undone, id),
});

export const noteRedone = ({ done, undone }: UndoOrder, id: string): UndoOrder => ({
  done: push(done, id),
  undone,
});

export const dropDone = ({ done, undone }: UndoOrder): UndoOrder => ({ done: done.slice(0, -1), undone });

export const dropUndone = ({ done, undone }: UndoOrder): UndoOrder => ({ done, undone: undone.slice(0, -1) });
