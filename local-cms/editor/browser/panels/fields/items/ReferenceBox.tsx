/** @jsxImportSource preact */
import { useEffect, useId, useState } from 'preact/hooks';
import { loadLibrary } from '../../../state/page/structure.ts';
import { references } from './reference-names.ts';

type ReferenceBoxProps = { id?: string; label: string; value: string; onChoose: (value: string) => void };

/** Finds a shared item or a page by its name or title. */
export function ReferenceBox({ id, label, value, onChoose }: ReferenceBoxProps) {
  const list = useId();
  const [text, setText] = useState(value);
  useEffect(loadLibrary);
  useEffect(() => setText(value), [value]);
  const take = (written: string) => {
    setText(written);
    const found = references.value.find((one) => one.value === written);
    if (found && found.value !== value) onChoose(found.value);
  };
  return (
    <>
      <input
        id={id}
        list={list}
        aria-label={id ? undefined : label}
        placeholder={label}
        value={text}
        onInput={({ currentTarget }) => take(currentTarget.value)}
      />
      <datalist id={list}>
        {references.value.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </datalist>
    </>
  );
}
