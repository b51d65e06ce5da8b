/** @jsxImportSource preact */
import { useId } from 'preact/hooks';

type LabelledSelectProps = {
  label: string;
  value: string;
  choices: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
};

/** A choice below its name. A value that is none of the choices is offered too, so that looking changes nothing. */
export function LabelledSelect({ label, value, choices, onChange }: LabelledSelectProps) {
  const id = useId();
  const isKnown = choices.some((choice) => choice.value === value);
  const all = isKnown ? choices : [...choices, { value, text: value }];
  return (
    <div class="form-row">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {all.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  );
}
