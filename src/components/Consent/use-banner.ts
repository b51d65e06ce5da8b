import { type RefObject, useEffect, useRef, useState } from 'react';
import { setConsent } from '@/features/consent/browser/banner-store';
import { useConsent } from '@/features/consent/browser/use-consent';
import { type Consent, isDecided } from '@/features/consent/consent';

// `window` gets this event, because a page can contain two buttons but shows only one banner.
const OPEN_EVENT = 'consent:open';

export type Banner = {
  consent: Consent;
  /** Whether a visitor who has already chosen opened the banner. Only then can it be closed without a choice. */
  isReopened: boolean;
  choose: (consent: Consent) => void;
  close: () => void;
};

export function openBanner(): void {
  window.dispatchEvent(new Event(OPEN_EVENT));
}

/** Returns a `banner` until the visitor has decided about every category, and when the visitor opens it again. */
export function useBanner(place: RefObject<HTMLElement | null>) {
  const consent = useConsent();
  const [isOpened, setOpened] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isFirst, setFirst] = useState(false);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    // Only the first Consent component on a page shows the banner.
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

/** Moves the focus to the element that had it before the banner opened, or to `main`. */
function restoreFocus(opener: Element | null): void {
  const target = opener instanceof HTMLElement ? opener : document.querySelector('main');
  target?.focus({ preventScroll: true });
}
