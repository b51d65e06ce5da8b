import { useEffect, useRef, useState } from 'preact/hooks';
import { here } from '../../state/content/content.ts';
import { place } from '../../state/place/place.ts';

const SHOWN_MS = 20_000;

/**
 * Closes a notice after 20 seconds, or as soon as another page or view opens. The time starts again when the pointer or
 * the focus leaves the notice. Returns the event handlers for the notice's element.
 */
export function usePassing(notice: unknown, close: () => void) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!notice || isHeld) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, isHeld, close]);
  useEffect(() => {
    if (!notice) setHeld(false);
  }, [notice]);
  const { view } = place.value;
  const page = here.value.page?.itemId ?? '';
  const shown = useRef({ notice, view, page });
  useEffect(() => {
    const before = shown.current;
    // While pages are read, none is open.
    const now = { notice, view, page: page || before.page };
    shown.current = now;
    const isElsewhere = before.view !== view || (before.page !== '' && before.page !== now.page);
    // A new notice can be about the page that was just opened.
    if (isElsewhere && before.notice === notice) close();
  }, [notice, view, page, close]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onFocusIn: hold, onMouseLeave: release, onFocusOut: release };
}
