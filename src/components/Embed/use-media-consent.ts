import { useState } from 'react';
import { setConsent } from '@/features/consent/browser/banner-store';
import { useConsent } from '@/features/consent/browser/use-consent';
import { usePageData } from '@/rendering/context/page-data';

export type MediaConsent = {
  /** Whether the map or video is shown. Before that, the browser does not contact its service. */
  isShown: boolean;
  /** Whether the visitor has pressed the button that shows this map or video. */
  isRequested: boolean;
  /** Whether the visitor has allowed all maps and videos. */
  isAlways: boolean;
  show: () => void;
  /** Absent if another consent manager saves the visitor's choices. */
  setAlways?: (isAlways: boolean) => void;
};

/** Shows a map or video when the visitor requests it or has allowed all maps and videos. */
export function useMediaConsent(): MediaConsent {
  const { consentManager } = usePageData();
  const consent = useConsent();
  const [decided, setDecided] = useState(consent);
  const [isRequested, setRequested] = useState(false);
  // A visitor who decides against maps and videos also withdraws the request for this one.
  if (consent !== decided) {
    setDecided(consent);
    if (consent?.media === false) setRequested(false);
  }
  const isAlways = consent?.media ?? false;
  return {
    isShown: isRequested || isAlways,
    isRequested,
    isAlways,
    show: () => setRequested(true),
    setAlways: consentManager ? undefined : (media) => setConsent({ media }),
  };
}
