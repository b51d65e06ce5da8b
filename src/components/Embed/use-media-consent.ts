import { useState } from 'react';
import { setConsent, useConsent } from '@/features/consent/browser/consent-store';

export type MediaConsent = {
  /** Whether the service may be contacted. */
  isShown: boolean;
  /** Whether the visitor has requested this map or video. */
  isRequested: boolean;
  /** Whether maps and videos are always shown. */
  isAlways: boolean;
  show: () => void;
  setAlways: (isAlways: boolean) => void;
};

/** Shows a map or a video if the visitor requests it or has allowed all of them. */
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
