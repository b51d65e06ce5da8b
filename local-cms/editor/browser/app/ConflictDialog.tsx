/** @jsxImportSource preact */
import './conflict.css';
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../controls/dialog/Dialog.tsx';
import { toLabel } from '../panels/fields/to-label.ts';
import { type Conflict, conflict, type FieldConflict } from '../state/saving/conflicts.ts';
import { decide } from '../state/saving/save-items.ts';
import { showProblem } from '../state/status.ts';

const isText = ({ base, theirs, mine }: FieldConflict): boolean =>
  [base, theirs, mine].every((value) => value === null || value === undefined || typeof value === 'string');

const toText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value, null, 2);

type RowProps = {
  field: FieldConflict;
  by: string;
  chosen: unknown;
  onChoose: (value: unknown) => void;
};

/** Both values of a field. A text can also be written anew from both. */
function Row({ field, by, chosen, onChoose }: RowProps) {
  const name = useId();
  const sides = [
    { label: 'Use mine', value: field.mine },
    { label: `Use what ${by} wrote`, value: field.theirs },
  ];
  return (
    <fieldset class="conflict">
      <legend>{toLabel(field.name)}</legend>
      {sides.map(({ label, value }) => (
        <label key={label}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{label}</span>
          <output>{toText(value) || '(empty)'}</output>
        </label>
      ))}
      {isText(field) && (
        <label class="own">
          <span>Or write a new text</span>
          <textarea
            rows={3}
            value={toText(chosen)}
            onInput={({ currentTarget }) => onChoose(currentTarget.value)}
          />
        </label>
      )}
    </fieldset>
  );
}

function Decision({ conflict: { key, by, theirs, fields } }: { conflict: Conflict }) {
  const [values, setValues] = useState<ReadonlyMap<string, unknown>>(
    new Map(fields.map(({ name, mine }) => [name, mine])),
  );
  const save = () => {
    const changed = fields.filter((field) => values.get(field.name) !== field.theirs);
    decide(key, theirs, new Map(changed.map(({ name }) => [name, values.get(name)]))).catch(showProblem);
  };
  const close = () => {
    conflict.value = null;
  };
  return (
    <Dialog title={`${by} changed the same content`} onClose={close} isWide>
      <p class="quiet">Nothing is lost. Choose for each field which text to save.</p>
      {fields.map((field) => (
        <Row
          key={field.name}
          field={field}
          by={by}
          chosen={values.get(field.name)}
          onChoose={(value) => setValues(new Map(values).set(field.name, value))}
        />
      ))}
      <div class="dialog-actions">
        <button type="button" class="button" onClick={close}>
          Decide later
        </button>
        <button type="button" class="button primary" onClick={save}>
          Save this
        </button>
      </div>
    </Dialog>
  );
}

/** Another conflict is another decision, also of the same item. */
export const ConflictDialog = () =>
  conflict.value && (
    <Decision key={`${conflict.value.key} ${conflict.value.theirs.revision}`} conflict={conflict.value} />
  );
