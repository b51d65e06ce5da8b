/** @jsxImportSource preact */
import { useEffect, useId, useState } from 'preact/hooks';
import { useTyped } from '../../controls/use-typed.ts';
import { showProblem } from '../../state/status.ts';

/** What describes an image to people who do not see it. */
export const ALT_NAME = 'Alternative text';

type AltTextProps = {
  label: string;
  /** Undefined if there is none; empty for a decorative picture. */
  value: string | undefined;
  /** The text that is used if there is none. */
  otherwise?: string | undefined;
  isOptional?: boolean;
  /** Whether a missing text is a mistake yet: in a form, after somebody has tried to send it. */
  wasTried?: boolean;
  /** Whether a dialog begins here. */
  isFirst?: boolean;
  /** Is called when the text is left, with an empty one for a decorative picture, and with null if it needs neither. */
  onChange?: (value: string | null) => void | Promise<void>;
  /** Is called with each letter; undefined while neither a text nor a tick is given. */
  onTyped?: (value: string | undefined) => void;
};

/** What a picture shows, for people who do not see it. It is either a text, or said to be without meaning. */
export function AltText({
  label,
  value,
  otherwise,
  isOptional = false,
  wasTried = true,
  isFirst = false,
  onChange,
  onTyped,
}: AltTextProps) {
  const id = useId();
  const { text, setText, expect } = useTyped(value ?? '');
  const [isDecorative, setDecorative] = useState(value === '');
  useEffect(() => setDecorative(value === ''), [value]);
  const mayBeEmpty = isOptional || otherwise !== undefined;
  const isMissing = wasTried && !mayBeEmpty && !isDecorative && text.trim() === '';
  const save = async (next: string | undefined) => {
    if (next === undefined && !mayBeEmpty) return;
    try {
      await onChange?.(next ?? null);
    } catch (error) {
      expect(null);
      showProblem(error);
    }
  };
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
        onChange={() => {
          setText(text.trim());
          expect(text.trim());
          save(text.trim() || undefined);
        }}
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
            save(next);
          }}
        />
        Decorative: it adds nothing to the text
      </label>
      <p id={`${id}-hint`} class="field-problem" hidden={!isMissing}>
        Describe what the image shows, or tick Decorative.
      </p>
    </div>
  );
}
