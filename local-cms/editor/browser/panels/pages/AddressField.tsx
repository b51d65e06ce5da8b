/** @jsxImportSource preact */
import { useId } from 'preact/hooks';

type AddressFieldProps = { parent: string; value: string; onInput: (value: string) => void };

/** The last word of an address, behind the address of the page above. */
export function AddressField({ parent, value, onInput }: AddressFieldProps) {
  const id = useId();
  return (
    <div class="form-row">
      <label for={id}>Address</label>
      <div class="address">
        <span class="quiet">{parent === '/' ? '/' : `${parent}/`}</span>
        <input
          id={id}
          value={value}
          required
          maxLength={60}
          pattern="_?[a-z0-9][a-z0-9\-]*"
          title="Small letters a to z, digits and -"
          autocomplete="off"
          spellcheck={false}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      </div>
      <p id={`${id}-hint`} class="quiet">
        Small letters a to z, digits and -
      </p>
    </div>
  );
}
