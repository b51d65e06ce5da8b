/** @jsxImportSource preact */
import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../IconButton.tsx';
import { Messages } from '../messages/Messages.tsx';
import { noteDialog } from '../messages/open-dialogs.ts';

type DialogProps = {
  title: string;
  children: ComponentChildren;
  /** Is called after Escape, the close button or a click beside the dialog. */
  onClose: () => void;
  isWide?: boolean;
  /** Whether the dialog is only read. The focus then begins at its top, otherwise in its first field. */
  isText?: boolean;
};

/** What a dialog says before its fields. It is said when the dialog opens. */
function tieExplanation(dialog: HTMLElement, id: string): void {
  const text = dialog.querySelector('.dialog-body > p:first-child:not([role])');
  if (!text) return;
  text.id ||= `${id}-text`;
  dialog.setAttribute('aria-describedby', text.id);
}

const FIRST_FIELD = '.dialog-body :is(input:not([type=hidden]), textarea, select)';

/** A modal dialog. It is open as long as it is rendered; the browser puts the focus back afterwards. */
export function Dialog({ title, children, onClose, isWide = false, isText = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The browser only puts the focus back if the dialog is closed before it leaves the page.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog) tieExplanation(dialog, id);
    dialog?.showModal();
    // The first field is what a person came for. The close button comes before it.
    if (!isText) dialog?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    const noteClosed = noteDialog(id);
    return () => {
      noteClosed();
      dialog?.close();
    };
  }, [id, isText]);
  return (
    <dialog
      ref={element}
      class={isWide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      closedby="any"
      onCancel={(event) => {
        // The computer's file chooser is cancelled, too, and tells the dialog of it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div class="dialog-body">{children}</div>
      <Messages dialog={id} />
    </dialog>
  );
}
