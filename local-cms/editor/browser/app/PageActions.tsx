/** @jsxImportSource preact */
import { IconButton } from '../controls/IconButton.tsx';
import { redo, savingText, undo } from '../state/changes.ts';

/** Whether everything is saved, undo and redo, and publishing. */
export const PageActions = () => (
  <>
    <span class="quiet saving">{savingText.value}</span>
    <div class="group">
      <IconButton icon="undo" label="Undo" keys="Control+Z" onClick={undo} />
      <IconButton icon="redo" label="Redo" keys="Control+Shift+Z" onClick={redo} />
    </div>
  </>
);
