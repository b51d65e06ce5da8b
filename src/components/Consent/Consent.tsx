'use client';

import { lazy, Suspense, useRef } from 'react';
import { useConsent } from '@/features/consent/browser/use-consent';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import { hasContent } from '@/rendering/component/to-rendering-props';
import { useIsEditing, usePageData, usePhrase } from '@/rendering/context/page-data';
import type { ConsentProps } from './consent-props';
import { openBanner, useBanner } from './use-banner';
import { useServices } from './use-services';

// Most visitors have already chosen and do not need the banner, and only editors need the rest.
const ConsentBanner = lazy(() =>
  import('./ConsentBanner').then((module) => ({ default: module.ConsentBanner })),
);
const ConsentForEditor = lazy(() =>
  import('./ConsentForEditor').then((module) => ({ default: module.ConsentForEditor })),
);

/** One component asks for consent and loads the services, so that no page does one without the other. */
export function Default(props: ConsentProps) {
  const { rendering } = props;
  const { consentManager } = usePageData();
  const consent = useConsent();
  useServices(rendering, consent);
  if (useIsEditing())
    return (
      <Suspense>
        <ConsentForEditor {...props} />
      </Suspense>
    );
  // Another manager asks with its own banner.
  return hasContent(rendering) && !consentManager ? <Question {...props} /> : null;
}

function Question({ fields, params }: ConsentProps) {
  const phrase = usePhrase();
  const button = useRef<HTMLButtonElement>(null);
  const { banner, isSaved } = useBanner(button);
  return (
    <RenderingRoot name="consent" params={params}>
      <button ref={button} type="button" className="consent-change" onClick={openBanner} data-consent="">
        {phrase('consent-change')}
      </button>
      <p className="visually-hidden" role="status">
        {isSaved && phrase('consent-saved')}
      </p>
      <Suspense>{banner && <ConsentBanner banner={banner} fields={fields} />}</Suspense>
    </RenderingRoot>
  );
}
