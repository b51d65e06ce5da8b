/** @jsxImportSource preact */
import { useId } from 'preact/hooks';
import { useControls } from '../control-context.ts';
import type { Field } from '../field.ts';
import { toLabel } from '../to-label.ts';
import { setEntryField } from './entries.ts';

type Values = Readonly<Record<string, unknown>>;

type EntryFieldsProps = {
  fields: Field['itemFields'];
  values: Values;
  onChange: (values: Values) => void;
};

function EntryField({
  field,
  value,
  onChange,
}: {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const id = useId();
  const Control = useControls()[field.type];
  if (!Control) return null;
  return (
    <div class={`field ${field.type.replaceAll(' ', '-')}`}>
      <label for={id}>{toLabel(field.name)}</label>
      <Control id={id} field={field} value={value} problem="" onChange={onChange} />
    </div>
  );
}

/** The fields of an item that is written in the list itself. */
export const EntryFields = ({ fields, values, onChange }: EntryFieldsProps) => (
  <div class="entry-fields">
    {fields.map(({ name, type }) => (
      <EntryField
        key={name}
        field={{ name, type, jsonValue: values[name], itemFields: [] }}
        value={values[name]}
        onChange={(value) => onChange(setEntryField(values, name, value))}
      />
    ))}
  </div>
);
