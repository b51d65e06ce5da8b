import { useRef } from 'preact/hooks';

const TYPING_MS = 600;

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a key is of a name. In a tree it goes to what begins with it; elsewhere `a` adds a component. */
export const isOfName = ({ key, altKey, ctrlKey, metaKey }: Pressed): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && !altKey && !ctrlKey && !metaKey;

/** Returns a function that adds a key to the word: those that follow each other quickly are one. */
export function useWord() {
  const last = useRef({ word: '', at: 0 });
  return ({ key, timeStamp: at }: KeyboardEvent): string => {
    const isNew = at - last.current.at > TYPING_MS;
    last.current = { word: isNew ? key : last.current.word + key, at };
    return last.current.word;
  };
}
