import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

type Disclosure = {
  isOpen: boolean;
  toggle: () => void;
  /** Ref of the button that opens and closes the content. */
  button: RefObject<HTMLButtonElement | null>;
  /** Handlers for the element that contains the button and the content. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
};

/** Content that a button opens and closes. It also closes on Escape, and when the focus leaves it. */
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
