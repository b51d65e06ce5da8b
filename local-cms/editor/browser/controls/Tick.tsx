/** @jsxImportSource preact */
type TickProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A checkbox with its label. */
export const Tick = ({ label, isOn, onChange }: TickProps) => (
  <label class="tick">
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
