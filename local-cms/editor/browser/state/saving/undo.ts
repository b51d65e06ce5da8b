import { type HistoryStep, redoChange, undoChange } from '../../platform/mutations.ts';
import { here, whenContentIsNew } from '../content/content.ts';
import { renewPage } from '../page/renewal.ts';
import { explain, showDone, showProblem } from '../status.ts';
import { change, whenSaved } from './changes.ts';
import { renewItems } from './items.ts';
import { saveUnsaved } from './save-all.ts';
import { type UndoScope, undoScope } from './undo-scope.ts';

type Direction = { mutation: typeof undoChange; done: string; nothing: string };

const UNDO: Direction = {
  mutation: undoChange,
  done: 'Undone',
  nothing: 'There is nothing to undo. Older versions of a page are under Versions.',
};

const REDO: Direction = {
  mutation: redoChange,
  done: 'Redone',
  nothing: 'There is nothing to redo.',
};

const toDoneText = (done: string, { label, isPublic }: HistoryStep): string =>
  `${done}: ${label}.${isPublic ? ' Visitors see that immediately.' : ''}`;

/** Returns whether there was something to do. */
async function run({ mutation, done, nothing }: Direction, scope: UndoScope | null): Promise<boolean> {
  await saveUnsaved();
  // Undo takes back the last change, so it waits for those under way.
  await whenSaved();
  const turned = scope && (await change(mutation, scope));
  if (!turned?.step) {
    explain(nothing);
    return false;
  }
  explain(toDoneText(done, turned.step));
  // A page that is still there is shown at once; if its address has changed, it is shown again.
  if (turned.item) renewPage();
  await Promise.all([whenContentIsNew(), renewItems(() => true)]);
  if (!turned.item) renewPage();
  return true;
}

export const undo = (): void => {
  run(UNDO, undoScope.value).catch(showProblem);
};

export const redo = (): void => {
  run(REDO, undoScope.value).catch(showProblem);
};

async function runThen(scope: UndoScope | null, next: () => void): Promise<void> {
  if (await run(UNDO, scope)) next();
}

/** `next` runs when the change was undone. */
function offer(text: string, scope: UndoScope | null, next = () => {}): void {
  const undoIt = () => {
    runThen(scope, next).catch(showProblem);
  };
  showDone({ text, undo: undoIt });
}

/** Says what was done to a file, which may be gone now, and offers to undo it. */
export const offerUndoOf = (text: string, page: string, next?: () => void): void =>
  offer(text, { language: here.value.language, page }, next);

/** Says what was done, and offers to undo it where it was done. */
export const offerUndoHere = (text: string): void => offer(text, undoScope.value);
