/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import type { Dictionary } from './phrases.ts';
import { deletePhrases, renameKey } from './save-phrases.ts';

type DialogProps = { phraseKey: string; onClose: () => void };

export const DeletePhrase = ({
  dictionary,
  phraseKey,
  onClose,
}: DialogProps & { dictionary: Dictionary }) => (
  <FormDialog
    title={`Delete ${phraseKey}?`}
    action="Delete"
    isDanger
    onSubmit={() => deletePhrases(dictionary, phraseKey)}
    onClose={onClose}
  >
    <p>
      It is deleted in all languages immediately. Components that use it will show the key. You can undo this.
    </p>
  </FormDialog>
);

/** Asks for another key. */
export function RenamePhrase({
  phraseKey,
  onRenamed,
  onClose,
}: DialogProps & { onRenamed: (key: string) => void }) {
  const [newKey, setNewKey] = useState(phraseKey);
  const id = useId();
  const wanted = newKey.trim();
  return (
    <FormDialog
      title={`Rename ${phraseKey}`}
      action="Rename"
      isBlocked={wanted === '' || wanted === phraseKey}
      onSubmit={async () => {
        await renameKey(phraseKey, wanted);
        onRenamed(wanted);
      }}
      onClose={onClose}
    >
      <div class="form-row">
        <label for={id}>Key in all languages</label>
        <input
          id={id}
          value={newKey}
          required
          maxLength={200}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => setNewKey(currentTarget.value)}
        />
        <p id={`${id}-hint`} class="quiet">
          Components that use the old key will show the key itself until they use the new one.
        </p>
      </div>
    </FormDialog>
  );
}
