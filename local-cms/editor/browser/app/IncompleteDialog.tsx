/** @jsxImportSource preact */
import { Dialog } from '../controls/dialog/Dialog.tsx';
import { unpublished } from '../state/saving/publishing.ts';
import { ProblemList } from '../views/problems/ProblemList.tsx';

const close = () => {
  unpublished.value = [];
};

/** Leads to the fields that have to be filled in before the page can be published. */
export const IncompleteDialog = () =>
  unpublished.value.length > 0 && (
    <Dialog title="Not published yet" onClose={close}>
      <p>Required fields of the page are empty. Fill them in, then publish again.</p>
      <ProblemList problems={unpublished.value} hasFiles={false} onOpen={close} />
    </Dialog>
  );
