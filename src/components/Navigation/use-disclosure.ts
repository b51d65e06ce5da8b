import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

type Disclosure = {
  isOpen: boolean;
  toggle: () => void;
  /** For the button that opens and closes. */
  button: RefObject<HTMLButtonElement | null>;
  /** For the element around the button and what it opens. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
};

/** Opens and closes a part: Escape closes it and gives the focus back, and so does leaving it. */
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
