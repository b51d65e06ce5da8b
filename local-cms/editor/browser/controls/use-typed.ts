import { useLayoutEffect, useRef, useState } from 'preact/hooks';

type Typed = {
  text: string;
  setText: (text: string) => void;
  /** The value as it will be when what is being saved has come back. */
  expected: () => string;
  /** Takes what is being saved, and null if that has failed. */
  expect: (text: string | null) => void;
};

/**
 * A text that is being typed. A change from elsewhere replaces it only while nobody has typed. What was saved and comes
 * back as the value does not replace what was typed since.
 */
export function useTyped(value: string): Typed {
  const [text, setText] = useState(value);
  const last = useRef(value);
  const sent = useRef<string | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    const isOwn = value === sent.current;
    last.current = value;
    if (isOwn) sent.current = null;
    else setText((now) => (now === before ? value : now));
  }, [value]);
  return {
    text,
    setText,
    expected: () => sent.current ?? value,
    expect: (next) => {
      sent.current = next;
    },
  };
}
