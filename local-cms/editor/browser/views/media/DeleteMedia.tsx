/** @jsxImportSource preact */
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';

type DeleteMediaProps = { path: string; onDelete: () => Promise<void>; onClose: () => void };

/** Asks first, because a file that is deleted does not come back. */
export const DeleteMedia = ({ path, onDelete, onClose }: DeleteMediaProps) => (
  <FormDialog title={`Delete ${path}?`} action="Delete" isDanger onSubmit={onDelete} onClose={onClose}>
    <p>This file is not used. It is deleted permanently. This cannot be undone.</p>
  </FormDialog>
);
