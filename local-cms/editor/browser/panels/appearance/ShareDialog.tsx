/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../controls/Dialog.tsx';
import type { Rendering } from '../../platform/description.ts';
import { changeContent, inTurn } from '../../state/page/structure-changes.ts';

const toFileName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** Asks for the name of a new shared item. */
export function ShareDialog({ one, onClose }: { one: Rendering; onClose: () => void }) {
  const id = useId();
  const [name, setName] = useState(toFileName(one.label));
  return (
    <Dialog title="Share this content" onClose={onClose}>
      <form
        class="share"
        onSubmit={(event) => {
          event.preventDefault();
          inTurn(() =>
            changeContent(one, { share: toFileName(name) }, `shared/${toFileName(name)} is made.`),
          );
          onClose();
        }}
      >
        <p>Other pages can then show the same content. It is public at once: shared content has no draft.</p>
        <label for={id}>Name</label>
        <input id={id} required value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button primary">
            Share
          </button>
        </div>
      </form>
    </Dialog>
  );
}
