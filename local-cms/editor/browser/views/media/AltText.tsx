/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';

type AltTextProps = {
  label: string;
  /** Undefined if there is none; empty for a decorative picture. */
  value: string | undefined;
  /** The text that is used if there is none. */
  otherwise?: string | undefined;
  isOptional?: boolean;
  /** Whether a dialog begins here. */
  isFirst?: boolean;
  /** Is called when the text is left, with an empty one for a decorative picture, and never while neither is given. */
  onChange?: (value: string) => void;
  /** Is called with each letter; undefined while neither a text nor a tick is given. */
  onTyped?: (value: string | undefined) => void;
};

/** What a picture shows, for people who do not see it. It is either a text, or said to be without meaning. */
export function AltText({
  label,
  value,
  otherwise,
  isOptional = false,
  isFirst = false,
  onChange,
  onTyped,
}: AltTextProps) {
  const id = useId();
  const [text, setText] = useState(value ?? '');
  const [isDecorative, setDecorative] = useState(value === '');
  const isMissing = !isOptional && !isDecorative && text.trim() === '' && otherwise === undefined;
  return (
    <div class="alt-text">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        autofocus={isFirst}
        value={text}
        placeholder={otherwise}
        disabled={isDecorative}
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          onTyped?.(currentTarget.value.trim() || undefined);
        }}
        onChange={() => (text.trim() === '' ? undefined : onChange?.(text.trim()))}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ currentTarget }) => {
            const { checked } = currentTarget;
            setDecorative(checked);
            const next = checked ? '' : text.trim() || undefined;
            onTyped?.(next);
            if (next !== undefined) onChange?.(next);
          }}
        />
        Decorative: it adds nothing to the text
      </label>
      <p id={`${id}-hint`} class="field-problem" hidden={!isMissing}>
        Say what the picture shows, or tick Decorative.
      </p>
    </div>
  );
}
