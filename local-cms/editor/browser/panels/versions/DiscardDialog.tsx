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
      <p>The page goes back to its public version. You can undo this.</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" class="button danger" onClick={discard}>
          Discard
        </button>
      </div>
    </Dialog>
  );
}
