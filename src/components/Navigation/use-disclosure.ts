import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

type Disclosure = {
  isOpen: boolean;
  toggle: () => void;
  /** For the button that opens and closes the part. */
  button: RefObject<HTMLButtonElement | null>;
  /** For the element around the button and the part. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
};

/** Opens and closes a part. Escape closes it and moves the focus to the button; moving the focus away closes it. */
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
