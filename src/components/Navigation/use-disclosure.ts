import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

type Disclosure = {
  isOpen: boolean;
  toggle: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** Handlers for the element that contains the button and the content. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
};

/** Opens and closes content with a button. The content also closes on Escape and when the focus leaves it. */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return { isOpen, toggle: () => setOpen(!isOpen), button, handlers: { onKeyDown, onBlur } };
}
