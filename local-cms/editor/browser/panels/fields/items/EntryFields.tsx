/** @jsxImportSource preact */
import { useId } from 'preact/hooks';
import { useControls } from '../control-context.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { Field } from '../field.ts';
import { toMissing } from '../to-missing.ts';
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
  const problem = toMissing(field, value);
  return (
    <FieldFrame id={id} field={field} problem={problem}>
      <Control id={id} field={field} value={value} problem={problem} onChange={onChange} />
    </FieldFrame>
  );
}

/** The fields of an item that is written in the list itself. */
export const EntryFields = ({ fields, values, onChange }: EntryFieldsProps) => (
  <div class="entry-fields">
    {fields.map((field) => (
      <EntryField
        key={field.name}
        field={{ ...field, jsonValue: values[field.name], itemFields: [] }}
        value={values[field.name]}
        onChange={(value) => onChange(setEntryField(values, field.name, value))}
      />
    ))}
  </div>
);
