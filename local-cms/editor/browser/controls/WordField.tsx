/** @jsxImportSource preact */
import './word-field.css';
import { useId } from 'preact/hooks';

type WordFieldProps = {
  label: string;
  /** What stands before the word and is not changed here. */
  before?: string;
  /** An address may begin with `_`, as that of a system page does. */
  mayBeSystem?: boolean;
  value: string;
  onInput: (value: string) => void;
};

const WORD = '[a-z0-9][a-z0-9\\-]*';
const HINT = 'Lowercase letters a to z, digits and -';

/** One word of an address, or of the name of a folder. */
export function WordField({ label, before = '', mayBeSystem = false, value, onInput }: WordFieldProps) {
  const id = useId();
  return (
    <div class="form-row">
      <label for={id}>{label}</label>
      <div class="word-field">
        {before && <span class="quiet">{before}</span>}
        <input
          id={id}
          value={value}
          required
          maxLength={60}
          pattern={mayBeSystem ? `_?${WORD}` : WORD}
          title={HINT}
          autocomplete="off"
          spellcheck={false}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      </div>
      <p id={`${id}-hint`} class="quiet">
        {HINT}
      </p>
    </div>
  );
}
