/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { timeZone, toLocalInput } from '../../platform/times.ts';
import { schedule } from './version-changes.ts';

const HOUR_MS = 3_600_000;

/** Asks when the draft is published. */
export function ScheduleDialog({ publishAt, onClose }: { publishAt: string | null; onClose: () => void }) {
  const [at, setAt] = useState(
    toLocalInput(publishAt ? new Date(publishAt) : new Date(Date.now() + HOUR_MS)),
  );
  const id = useId();
  return (
    <FormDialog
      title="Publish later"
      action="Schedule"
      onClose={onClose}
      onSubmit={() => schedule(new Date(at).toISOString())}
    >
      <div class="form-row">
        <label for={id}>Day and time ({timeZone})</label>
        <input
          id={id}
          type="datetime-local"
          required
          value={at}
          onInput={({ currentTarget }) => setAt(currentTarget.value)}
        />
      </div>
      <p class="quiet">
        The CMS publishes the draft then, with what is changed until then. If it does not run at that time, it
        publishes when it starts.
      </p>
    </FormDialog>
  );
}
