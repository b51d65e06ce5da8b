/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { LabelledSelect } from '../../controls/LabelledSelect.tsx';
import { announce } from '../../state/status.ts';
import { deleteSubmissions, type Submission, toSummary } from './submissions.ts';

type DialogProps = { site: string; onClose: () => void };

export const DeleteSubmission = ({ site, submission, onClose }: DialogProps & { submission: Submission }) => (
  <FormDialog
    title={`Delete ${toSummary(submission)}?`}
    action="Delete"
    isDanger
    onSubmit={async () => {
      await deleteSubmissions(site, { reference: submission.reference });
      announce('The submission was deleted.');
    }}
    onClose={onClose}
  >
    <p>It is deleted permanently, with its files. This cannot be undone.</p>
  </FormDialog>
);

const AGES = [
  { value: '30', text: '30 days' },
  { value: '90', text: '90 days' },
  { value: '365', text: 'One year' },
];

const DAY_MS = 86_400_000;

/** Asks for an age. */
export function DeleteOlder({ site, onClose }: DialogProps) {
  const [days, setDays] = useState('365');
  return (
    <FormDialog
      title="Delete older submissions"
      action="Delete"
      isDanger
      onSubmit={async () => {
        const before = new Date(Date.now() - Number(days) * DAY_MS).toISOString();
        const count = await deleteSubmissions(site, { before });
        announce(count === 1 ? 'One submission was deleted.' : `${count} submissions were deleted.`);
      }}
      onClose={onClose}
    >
      <LabelledSelect
        label="Of all forms, delete what is older than"
        value={days}
        choices={AGES}
        onChange={setDays}
      />
      <p>They are deleted permanently, with their files. This cannot be undone.</p>
    </FormDialog>
  );
}
