/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { useKeptFocus } from '../../controls/rows/use-kept-focus.ts';
import type { Library } from '../../platform/library.ts';

type StyleChoiceProps = {
  chosen: readonly string[];
  known: Library['grids'];
  onChange: (styles: string[]) => void;
};

/** A class that was typed has no row any more when it is taken away. */
const KEPT = { rows: '.style', otherwise: ['input'] };

/** The styles of a component by name, and other classes by typing them. */
export function StyleChoice({ chosen, known, onChange }: StyleChoiceProps) {
  const id = useId();
  const [other, setOther] = useState('');
  const root = useKeptFocus<HTMLFieldSetElement>(KEPT);
  const unknown = chosen.filter((name) => !known.some(({ value }) => value === name));
  const options = [...known, ...unknown.map((value) => ({ value, label: value }))];
  const turn = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <fieldset class="choice styles" ref={root}>
      <legend>Styles</legend>
      {options.map(({ value, label }) => (
        <label key={value} class="style">
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => turn(value)} />
          {label}
        </label>
      ))}
      <label for={id} class="quiet">
        Another class (Enter adds it)
      </label>
      <input
        id={id}
        value={other}
        onInput={({ currentTarget }) => setOther(currentTarget.value)}
        onKeyDown={(event) => {
          const name = other.trim();
          if (event.key !== 'Enter' || event.isComposing || !name) return;
          event.preventDefault();
          setOther('');
          if (!chosen.includes(name)) turn(name);
        }}
      />
    </fieldset>
  );
}
