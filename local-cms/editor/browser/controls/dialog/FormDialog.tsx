/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { Dialog } from './Dialog.tsx';
import { useSubmit } from './use-submit.ts';

type FormDialogProps = {
  title: string;
  /** The text of the button that does it. */
  action: string;
  isDanger?: boolean;
  isBlocked?: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ComponentChildren;
};

/** A dialog with a form. It closes when the change is saved, and says why if it is not. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, isDanger, isBlocked, onSubmit, onClose, children } = props;
  const { submit, isBusy, problem } = useSubmit(onSubmit, onClose);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        class="dialog-body plain"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        {children}
        <p class="form-problem" role="alert" hidden={!problem}>
          {problem}
        </p>
        <div class="dialog-actions">
          <button type="button" class="button plain" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            class={isDanger ? 'button danger' : 'button primary'}
            disabled={isBlocked}
            aria-disabled={isBusy}
          >
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
