/** @jsxImportSource preact */
import { IconButton } from '../controls/IconButton.tsx';
import type { HistoryStep } from '../platform/mutations.ts';
import { redo, undo } from '../state/saving/undo.ts';
import { turns } from '../state/saving/undo-scope.ts';

type StepButtonProps = {
  icon: 'undo' | 'redo';
  name: string;
  keys: string;
  step: HistoryStep | null;
  onClick: () => void;
};

function StepButton({ icon, name, keys, step, onClick }: StepButtonProps) {
  const label = step ? `${name}: ${step.label}${step.isPublic ? ', which is public immediately' : ''}` : name;
  return <IconButton icon={icon} label={label} keys={keys} isDisabled={!step} onClick={onClick} />;
}

/** Undo and redo of the page, or of the file that a view shows. */
export function UndoButtons() {
  const steps = turns.value;
  return (
    <div class="group">
      <StepButton icon="undo" name="Undo" keys="Control+Z" step={steps.undo} onClick={undo} />
      <StepButton icon="redo" name="Redo" keys="Control+Shift+Z" step={steps.redo} onClick={redo} />
    </div>
  );
}
