/** @jsxImportSource preact */
import { IconButton } from '../controls/IconButton.tsx';
import { redo, undo } from '../state/saving/undo.ts';
import { turns } from '../state/saving/undo-scope.ts';

/** Undo and redo of the page, or of the file that a view shows. */
export function UndoButtons() {
  const { canUndo, canRedo } = turns.value;
  return (
    <div class="group">
      <IconButton icon="undo" label="Undo" keys="Control+Z" isDisabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label="Redo" keys="Control+Shift+Z" isDisabled={!canRedo} onClick={redo} />
    </div>
  );
}
