import { useState } from 'react';
import { setConsent, useConsent } from '@/features/consent/browser/consent-store';

export type MediaConsent = {
  /** Whether the map or video is shown. Before that, the browser does not contact its service. */
  isShown: boolean;
  /** Whether the visitor has pressed the button that shows this map or video. */
  isRequested: boolean;
  /** Whether the visitor has allowed all maps and videos. */
  isAlways: boolean;
  show: () => void;
  setAlways: (isAlways: boolean) => void;
};

/** Shows a map or video when the visitor requests it or has allowed all maps and videos. */
export function useMediaConsent(): MediaConsent {
  const isAlways = useConsent()?.media ?? false;
  const [isRequested, setRequested] = useState(false);
  return {
    isShown: isRequested || isAlways,
    isRequested,
    isAlways,
    show: () => setRequested(true),
    setAlways: (media) => {
      if (!media) setRequested(false);
      setConsent({ media });
    },
  };
}
