/** @jsxImportSource preact */
import { IconButton } from '../controls/IconButton.tsx';
import type { HistoryStep } from '../platform/mutations.ts';
import { redo, undo } from '../state/saving/undo.ts';
import { turns } from '../state/saving/undo-scope.ts';

const toLabel = (name: string, step: HistoryStep | null): string =>
  step ? `${name}: ${step.label}${step.isPublic ? ', which is public immediately' : ''}` : name;

/** Undo and redo of the page, or of the file that a view shows. */
export function UndoButtons() {
  const steps = turns.value;
  return (
    <div class="group">
      <IconButton
        icon="undo"
        label={toLabel('Undo', steps.undo)}
        keys="Control+Z"
        isDisabled={!steps.undo}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label={toLabel('Redo', steps.redo)}
        keys="Control+Shift+Z"
        isDisabled={!steps.redo}
        onClick={redo}
      />
    </div>
  );
}
