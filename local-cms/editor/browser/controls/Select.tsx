/** @jsxImportSource preact */
type Choice = { value: string; text: string };

type SelectProps = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
};

/** Is not shown with fewer than two choices, because it would only be a useless tab stop. */
export function Select({ label, value, choices, onChange }: SelectProps) {
  if (choices.length < 2) return null;
  const known = choices.some((choice) => choice.value === value) ? value : (choices[0]?.value ?? '');
  return (
    <select
      aria-label={label}
      title={label}
      value={known}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}
