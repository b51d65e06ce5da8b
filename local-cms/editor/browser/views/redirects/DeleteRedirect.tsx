/** @jsxImportSource preact */
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import type { Redirect } from './redirect.ts';

type DeleteRedirectProps = { redirect: Redirect; onDelete: () => Promise<void>; onClose: () => void };

/** Asks first, because visitors lose the address at once. */
export const DeleteRedirect = ({ redirect: { pattern, target }, onDelete, onClose }: DeleteRedirectProps) => (
  <FormDialog
    title={`Delete the redirect of ${pattern}?`}
    action="Delete"
    isDanger
    onSubmit={onDelete}
    onClose={onClose}
  >
    <p>Visitors are no longer redirected to {target}. This is public immediately. You can undo this.</p>
  </FormDialog>
);
