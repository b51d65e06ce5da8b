import { useState } from 'react';
import { setConsent } from './consent-store';
import { useConsent } from './use-consent';

export type MediaConsent = {
  /** Whether the service may be contacted. */
  isShown: boolean;
  /** Whether the visitor asked for this one just now. */
  isAsked: boolean;
  /** Whether maps and videos are shown without asking each time. */
  isAlways: boolean;
  show: () => void;
  setAlways: (isAlways: boolean) => void;
};

/** Whether a map or a video may be loaded: the visitor asks for this one, or allowed all of them before. */
export function useMediaConsent(): MediaConsent {
  const isAlways = useConsent()?.media ?? false;
  const [isAsked, setAsked] = useState(false);
  return {
    isShown: isAsked || isAlways,
    isAsked,
    isAlways,
    show: () => setAsked(true),
    setAlways: (media) => {
      if (!media) setAsked(false);
      setConsent({ media });
    },
  };
}
