/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/FormDialog.tsx';
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
      announce('The submission is deleted.');
    }}
    onClose={onClose}
  >
    <p>It is deleted for good, with its files. This cannot be undone.</p>
  </FormDialog>
);

const AGES = [
  { days: 30, text: '30 days' },
  { days: 90, text: '90 days' },
  { days: 365, text: 'One year' },
];

const DAY_MS = 86_400_000;

/** Asks for an age. */
export function DeleteOlder({ site, onClose }: DialogProps) {
  const [days, setDays] = useState(365);
  const id = useId();
  return (
    <FormDialog
      title="Delete older submissions"
      action="Delete"
      isDanger
      onSubmit={async () => {
        const before = new Date(Date.now() - days * DAY_MS).toISOString();
        const count = await deleteSubmissions(site, { before });
        announce(count === 1 ? 'One submission is deleted.' : `${count} submissions are deleted.`);
      }}
      onClose={onClose}
    >
      <div class="form-row">
        <label for={id}>Of all forms, delete what is older than</label>
        <select id={id} value={days} onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}>
          {AGES.map((age) => (
            <option key={age.days} value={age.days}>
              {age.text}
            </option>
          ))}
        </select>
      </div>
      <p>They are deleted for good, with their files. This cannot be undone.</p>
    </FormDialog>
  );
}
