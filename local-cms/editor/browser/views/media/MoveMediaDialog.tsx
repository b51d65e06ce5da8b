/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import type { Media } from '../../platform/media-client.ts';
import { media, moveFile } from '../../state/content/media.ts';

type MoveMediaDialogProps = { file: Media; onMoved: (file: Media) => void; onClose: () => void };

/** Gives a file another name and folder. */
export function MoveMediaDialog({ file, onMoved, onClose }: MoveMediaDialogProps) {
  const { path, uses } = file;
  const [, presentFolder = '', presentName = '', ending = ''] =
    /^(?:(.*)\/)?([^/]*?)(\.[^./]+)?$/.exec(path) ?? [];
  const [name, setName] = useState(presentName);
  const [folder, setFolder] = useState(presentFolder);
  const id = useId();
  return (
    <FormDialog
      title="Rename or move"
      action="Save"
      isBlocked={name.trim() === '' || (name === presentName && folder === presentFolder)}
      onSubmit={async () => onMoved(await moveFile(file, { name, folder: folder.trim() }))}
      onClose={onClose}
    >
      <div class="form-row">
        <label for={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          value={name}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p id={`${id}-hint`} class="quiet">
          {ending ? `The file extension ${ending} stays. ` : ''}Spaces become hyphens.
        </p>
      </div>
      <div class="form-row">
        <label for={`${id}-folder`}>Folder</label>
        <input
          id={`${id}-folder`}
          list={`${id}-folders`}
          placeholder="none"
          value={folder}
          onInput={({ currentTarget }) => setFolder(currentTarget.value)}
        />
        <datalist id={`${id}-folders`}>
          {media.value?.folders.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      </div>
      <p class="quiet">
        {uses.length === 0
          ? 'This file is not used.'
          : `It is updated immediately where it is used: in ${uses.length} ${uses.length === 1 ? 'place' : 'places'}.`}
      </p>
    </FormDialog>
  );
}
