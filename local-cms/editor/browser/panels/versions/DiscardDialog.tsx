/** @jsxImportSource preact */
import { Dialog } from '../../controls/dialog/Dialog.tsx';
import { discardDraft } from '../../state/saving/publishing.ts';

type DiscardDialogProps = { version: number; onClose: () => void };

/** Asks before the draft of the page is gone. */
export function DiscardDialog({ version, onClose }: DiscardDialogProps) {
  const discard = () => {
    discardDraft(version);
    onClose();
  };
  return (
    <Dialog title="Discard the draft?" onClose={onClose}>
      <p>The page goes back to what is public. Undo brings the draft back.</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          Keep the draft
        </button>
        <button type="button" class="button danger" onClick={discard}>
          Discard
        </button>
      </div>
    </Dialog>
  );
}
