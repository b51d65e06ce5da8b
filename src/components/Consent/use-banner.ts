import { type RefObject, useEffect, useRef, useState } from 'react';
import { setConsent, useConsent } from '@/features/consent/browser/consent-store';
import { type Consent, isDecided } from '@/features/consent/consent';

// Dispatched on `window`, because a page may contain the button twice and only the first one has a banner.
const OPEN_EVENT = 'consent:open';

export type Banner = {
  /** The choices so far. */
  consent: Consent;
  /** The visitor has opened the banner again and may close it without a choice. */
  isReopened: boolean;
  choose: (consent: Consent) => void;
  close: () => void;
};

/** Opens the banner, so that visitors can change their choices. */
export function openBanner(): void {
  window.dispatchEvent(new Event(OPEN_EVENT));
}

/** Shows the banner until everything is decided, and whenever the visitor opens it. */
export function useBanner(place: RefObject<HTMLElement | null>) {
  const consent = useConsent();
  const [isOpened, setOpened] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isFirst, setFirst] = useState(false);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    // Only the first rendering on the page shows the banner.
    setFirst(document.querySelector('[data-consent]') === place.current);
    const open = () => {
      opener.current = document.activeElement;
      setSaved(false);
      setOpened(true);
    };
    window.addEventListener(OPEN_EVENT, open);
    return () => window.removeEventListener(OPEN_EVENT, open);
  }, [place]);

  const close = () => {
    setOpened(false);
    restoreFocus(opener.current);
    opener.current = null;
  };
  const choose = (choices: Consent) => {
    const isWithdrawn =
      (consent?.analytics && !choices.analytics) || (consent?.marketing && !choices.marketing);
    setConsent(choices);
    setSaved(true);
    close();
    // Scripts that have run cannot be unloaded, so the page is loaded again without them.
    if (isWithdrawn) window.location.reload();
  };
  const isOpen = isFirst && consent !== null && (isOpened || !isDecided(consent));
  const banner: Banner | null = isOpen
    ? { consent, isReopened: isOpened && isDecided(consent), choose, close }
    : null;
  return { banner, isSaved };
}

/** Moves the focus to the element that had it before, or to the content. */
function restoreFocus(opener: Element | null): void {
  const target = opener instanceof HTMLElement ? opener : document.querySelector('main');
  target?.focus({ preventScroll: true });
}
