/** @jsxImportSource preact */
import { useId } from 'preact/hooks';

/** The name of what is shared, which is that of its folder. */
export function NameField({ value, onInput }: { value: string; onInput: (value: string) => void }) {
  const id = useId();
  return (
    <div class="form-row">
      <label for={id}>Name</label>
      <input
        id={id}
        value={value}
        required
        maxLength={60}
        pattern="[a-z0-9][a-z0-9\-]*"
        title="Small letters a to z, digits and -"
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      <p id={`${id}-hint`} class="quiet">
        Small letters a to z, digits and -
      </p>
    </div>
  );
}
