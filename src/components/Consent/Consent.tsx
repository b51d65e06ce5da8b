import dynamic from 'next/dynamic';
import { useRef } from 'react';
import type { RichTextField, TextField } from '@/cms/field-types';
import { withDatasourceCheck } from '@/rendering/editor-notices';
import { RichText, Text } from '@/rendering/fields';
import { useIsEditing, usePhrase } from '@/rendering/page';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import { askConsent } from '@/services/consent/ask-consent';
import styles from './Consent.module.scss';
import { useBanner } from './use-banner';
import { useGoogleServices } from './use-google-services';
import { usePageView } from './use-page-view';

// Most visitors have decided before: they do not download the banner.
const ConsentBanner = dynamic(() => import('./ConsentBanner').then((module) => module.ConsentBanner), {
  ssr: false,
});

type ConsentProps = RenderingProps<{ Title: TextField; Text: RichTextField }>;

/**
 * Asks for consent where nothing was decided, lets the visitor change it later, and loads what they agreed to. One
 * rendering for all of it: services that stood on a page without the question would never load, or load unasked.
 */
function Consent({ fields, params, rendering }: ConsentProps) {
  useGoogleServices(rendering);
  usePageView(rendering);
  const phrase = usePhrase();
  const button = useRef<HTMLButtonElement>(null);
  const { banner, isSaved } = useBanner(button);
  const isEditing = useIsEditing();
  const words = (
    <>
      <Text tag="h2" field={fields?.Title} />
      <RichText field={fields?.Text} />
    </>
  );
  return (
    <RenderingRoot name="consent" params={params}>
      {isEditing && words}
      <button ref={button} type="button" className={styles.change} onClick={askConsent} data-consent="">
        {phrase('consent-change')}
      </button>
      <p className="visually-hidden" role="status">
        {isSaved && phrase('consent-saved')}
      </p>
      {banner && !isEditing && <ConsentBanner banner={banner}>{words}</ConsentBanner>}
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(Consent);
