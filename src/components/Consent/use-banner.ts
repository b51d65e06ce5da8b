import { type RefObject, useEffect, useRef, useState } from 'react';
import { listenForAsking } from '@/services/consent/ask-consent';
import { type Consent, isDecided } from '@/services/consent/consent';
import { setConsent } from '@/services/consent/consent-store';
import { useConsent } from '@/services/consent/use-consent';

export type Banner = {
  /** What was said so far. */
  consent: Consent;
  /** The visitor asked for it, and may leave it as it is. */
  isReopened: boolean;
  choose: (consent: Consent) => void;
  close: () => void;
};

/** Shows the banner until everything is decided, and whenever it is asked for. */
export function useBanner(place: RefObject<HTMLElement | null>) {
  const consent = useConsent();
  const [isAsked, setAsked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isFirst, setFirst] = useState(false);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    // An editor may have put it on the page twice; one banner is enough.
    setFirst(document.querySelector('[data-consent]') === place.current);
    return listenForAsking(() => {
      opener.current = document.activeElement;
      setSaved(false);
      setAsked(true);
    });
  }, [place]);

  const close = () => {
    setAsked(false);
    giveFocusBack(opener.current);
    opener.current = null;
  };
  const choose = (said: Consent) => {
    const isWithdrawn = (consent?.analytics && !said.analytics) || (consent?.marketing && !said.marketing);
    setConsent(said);
    setSaved(true);
    close();
    // What is loaded cannot be unloaded: only a new document is free of it.
    if (isWithdrawn) window.location.reload();
  };
  const isOpen = isFirst && consent !== null && (isAsked || !isDecided(consent));
  const banner: Banner | null = isOpen
    ? { consent, isReopened: isAsked && isDecided(consent), choose, close }
    : null;
  return { banner, isSaved };
}

/** Where the visitor came from, or else to the content: never nowhere. */
function giveFocusBack(opener: Element | null): void {
  const target = opener instanceof HTMLElement ? opener : document.querySelector('main');
  target?.focus({ preventScroll: true });
}
