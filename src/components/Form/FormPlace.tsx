import { useRef } from 'react';
import { useConsent } from '@/features/consent/browser/use-consent';
import type { Engagement } from '@/features/forms/browser/listen-for-engagement';
import { useForm } from '@/features/forms/browser/use-form';
import type { FormSource } from '@/features/forms/form-source';
import type { RichTextField } from '@/rendering/component/types';
import { useIsEditing, usePageData, usePhrase } from '@/rendering/context/page-data';
import { LOADING } from '@/texts/error-catalogue';
import { FormProblem } from './FormProblem';

type FormPlaceProps = {
  url: string;
  source: FormSource;
  componentId: string;
  /** Text about other ways to get in touch, shown when the form cannot be loaded. */
  alternative?: RichTextField;
  /** The height to reserve for the form, in rem. An editor wrote it, so it can be malformed. */
  height?: string;
};

/** Shows the form, a text while the form is loading, or a message when it cannot be loaded. */
export function FormPlace({ url, source, componentId, alternative, height }: FormPlaceProps) {
  const { siteName } = usePageData();
  const phrase = usePhrase();
  const isEditing = useIsEditing();
  const consent = useConsent();
  const whole = useRef<HTMLDivElement>(null);
  const count = (engagement: Engagement) => {
    if (!consent?.analytics) return;
    import('@/features/forms/browser/send-engagement')
      .then(({ sendEngagement }) => sendEngagement(engagement, { source, siteName, componentId }))
      // Isolation point: statistics are optional, so their failure must not disturb the form.
      .catch(reportError);
  };
  // The actions of editors are not counted (spec §4).
  const { state, place, retry } = useForm(url, isEditing ? null : count);
  const retryHere = () => {
    // The pressed button disappears, so the focus moves to where the form will be.
    whole.current?.focus();
    retry();
  };
  return (
    <div ref={whole} className="form-place" style={toHeightStyle(height)} tabIndex={-1}>
      {state === 'loading' && (
        <p className="form-loading" role="status">
          {isEditing ? LOADING : phrase('form-loading')}
        </p>
      )}
      {state === 'failed' && <FormProblem alternative={alternative} onRetry={retryHere} />}
      <div ref={place} className="form-markup" />
      <FormWithoutScript url={url} alternative={source.alternativeText} />
    </div>
  );
}

/** Shows only plain text, because in a browser with JavaScript markup could end the raw text of `<noscript>`. */
function FormWithoutScript({ url, alternative }: { url: string; alternative: string }) {
  const phrase = usePhrase();
  return (
    <noscript>
      <p>{phrase('form-needs-script')}</p>
      {alternative && <p>{alternative}</p>}
      <p>
        {/* The service reads from the page's URL what to fill in. A cached page cannot add that to the link. */}
        <a href={url} referrerPolicy="no-referrer-when-downgrade">
          {phrase('form-own-page')}
        </a>
      </p>
    </noscript>
  );
}

/** Returns `undefined` when the height is not a whole number. The height in the style sheet then applies. */
function toHeightStyle(height: string | undefined): Record<string, string> | undefined {
  return /^\d{1,3}$/.test(height?.trim() ?? '') ? { '--form-height': `${Number(height)}rem` } : undefined;
}
