'use client';

import { lazy, Suspense, useRef } from 'react';
import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingProps, RichTextField, TextField } from '@/rendering/component/types';
import { useIsEditing, usePhrase } from '@/rendering/context/page-data';
import { RichText, Text } from '@/rendering/fields/fields';
import { useAnalytics } from './use-analytics';
import { openBanner, useBanner } from './use-banner';

// The banner is a separate chunk, because most visitors have already chosen and do not need it.
const ConsentBanner = lazy(() =>
  import('./ConsentBanner').then((module) => ({ default: module.ConsentBanner })),
);

type ConsentProps = RenderingProps<{ Title: TextField; Text: RichTextField }>;

/** One component asks for consent and loads the services, so that no page does one without the other. */
function Consent({ fields, params, rendering }: ConsentProps) {
  useAnalytics(rendering);
  const phrase = usePhrase();
  const button = useRef<HTMLButtonElement>(null);
  const { banner, isSaved } = useBanner(button);
  const isEditing = useIsEditing();
  const texts = (
    <>
      <Text tag="h2" field={fields.Title} />
      <RichText field={fields.Text} />
    </>
  );
  return (
    <RenderingRoot name="consent" params={params}>
      {isEditing && texts}
      <button ref={button} type="button" className="consent-change" onClick={openBanner} data-consent="">
        {phrase('consent-change')}
      </button>
      <p className="visually-hidden" role="status">
        {isSaved && phrase('consent-saved')}
      </p>
      <Suspense>{banner && !isEditing && <ConsentBanner banner={banner}>{texts}</ConsentBanner>}</Suspense>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(Consent);
