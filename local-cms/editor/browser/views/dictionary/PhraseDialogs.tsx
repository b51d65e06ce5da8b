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
    <p>It is deleted in all languages at once. The site shows the key where it uses it. You can undo that.</p>
  </FormDialog>
);

/** Asks for another key. */
export function RenamePhrase({ phraseKey, onClose }: DialogProps) {
  const [newKey, setNewKey] = useState(phraseKey);
  const id = useId();
  const wanted = newKey.trim();
  return (
    <FormDialog
      title={`Rename ${phraseKey}`}
      action="Rename"
      isBlocked={wanted === '' || wanted === phraseKey}
      onSubmit={() => renameKey(phraseKey, wanted)}
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
          What asks for the old key shows the key itself until it asks for the new one.
        </p>
      </div>
    </FormDialog>
  );
}
