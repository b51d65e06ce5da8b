import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** A text that is being typed. A change from elsewhere replaces it only while nobody has typed. */
export function useTyped(value: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  const last = useRef(value);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = value;
    setText((now) => (now === before ? value : now));
  }, [value]);
  return [text, setText];
}
