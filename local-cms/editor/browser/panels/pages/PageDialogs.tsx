/** @jsxImportSource preact */
import { CopyDialog } from './CopyDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { asked, closeDialog } from './dialogs.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { NewPageDialog } from './NewPageDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { TranslateDialog } from './TranslateDialog.tsx';

/** The dialog about a page that was asked for. */
export function PageDialogs() {
  const open = asked.value;
  const onClose = closeDialog;
  switch (open?.kind) {
    case 'new':
      return <NewPageDialog parent={open.page} onClose={onClose} />;
    case 'rename':
      return <RenameDialog page={open.page} onClose={onClose} />;
    case 'move':
      return <MoveDialog page={open.page} spot={open.spot} onClose={onClose} />;
    case 'copy':
      return <CopyDialog page={open.page} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog page={open.page} onClose={onClose} />;
    case 'translate':
      return <TranslateDialog page={open.page} onClose={onClose} />;
    default:
      return null;
  }
}
