/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { countDaysToMonday, timeZone, toLocalInput, toMorning } from '../../platform/times.ts';
import { schedule } from './version-changes.ts';

const HOUR_MS = 3_600_000;

/** A date control without a last day takes years of six digits. */
const LAST = '9999-12-31T23:59';

/** Asks when the draft is published. */
export function ScheduleDialog({ publishAt, onClose }: { publishAt: string | null; onClose: () => void }) {
  const [at, setAt] = useState(
    toLocalInput(publishAt ? new Date(publishAt) : new Date(Date.now() + HOUR_MS)),
  );
  const id = useId();
  const now = new Date();
  const mornings = [
    { text: 'Tomorrow 9:00', at: toMorning(now, 1) },
    { text: 'Next Monday 9:00', at: toMorning(now, countDaysToMonday(now)) },
  ];
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
          max={LAST}
          value={at}
          onInput={({ currentTarget }) => setAt(currentTarget.value)}
        />
      </div>
      <p class="control-actions">
        {mornings.map((one) => (
          <button key={one.text} type="button" class="button" onClick={() => setAt(toLocalInput(one.at))}>
            {one.text}
          </button>
        ))}
      </p>
      <p class="quiet">
        The time is that of this computer ({timeZone}). The draft is published then, with all changes made
        until then. If the CMS is not running, it publishes when it starts again.
      </p>
    </FormDialog>
  );
}
