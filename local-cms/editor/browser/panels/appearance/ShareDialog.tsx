/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { WordField } from '../../controls/WordField.tsx';
import type { Rendering } from '../../platform/description.ts';
import { changeContent, runInTurn } from '../../state/page/structure-changes.ts';
import { toAddress } from '../pages/tree.ts';

/** Asks for the name of a new shared item. */
export function ShareDialog({ one, onClose }: { one: Rendering; onClose: () => void }) {
  const [name, setName] = useState(toAddress(one.label));
  return (
    <FormDialog
      title="Share this content"
      action="Share"
      onSubmit={() =>
        runInTurn(() => changeContent(one, { share: name }, `The shared content ${name} was created.`))
      }
      onClose={onClose}
    >
      <p>
        Other pages can then show the same content. It is public immediately: shared content has no draft.
      </p>
      <WordField label="Name" value={name} onInput={setName} />
    </FormDialog>
  );
}
