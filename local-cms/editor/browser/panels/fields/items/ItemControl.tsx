/** @jsxImportSource preact */
import './items.css';
import { isRecord } from '../../../../../content/yaml/same-data.ts';
import type { ControlProps } from '../field.ts';
import { EntryFields } from './EntryFields.tsx';
import { ReferenceBox } from './ReferenceBox.tsx';

/** One item: a shared one, a page, or one that is written in the field itself. */
export function ItemControl({ id, field, value, onChange }: ControlProps) {
  if (isRecord(value)) return <EntryFields fields={field.itemFields} values={value} onChange={onChange} />;
  const name = typeof value === 'string' ? value : '';
  return (
    <div class="entry-add">
      <ReferenceBox id={id} label="A shared item or page" value={name} onChoose={onChange} />
      {name && (
        <button type="button" class="button" onClick={() => onChange(null)}>
          Remove
        </button>
      )}
    </div>
  );
}
