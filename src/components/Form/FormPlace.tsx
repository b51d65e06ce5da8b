import { useRef } from 'react';
import type { RichTextField } from '@/cms/field-types';
import { LOADING } from '@/lib/error-catalogue';
import { RichText } from '@/rendering/fields';
import type { FormSource } from '@/rendering/form/form-source';
import type { Engagement } from '@/rendering/form/listen-for-engagement';
import { useForm } from '@/rendering/form/use-form';
import { useIsEditing, usePage, usePhrase } from '@/rendering/page';
import { getConsent } from '@/services/consent/consent-store';
import styles from './Form.module.scss';
import { FormProblem } from './FormProblem';

type FormPlaceProps = {
  url: string;
  source: FormSource;
  componentId: string;
  /** How to reach the people behind the form without it. */
  alternative?: RichTextField;
  /** The room that is kept until the form is there, in rem, as the editor wrote it. */
  height?: string;
};

/** The place of one form: waiting, the form, or what went wrong. */
export function FormPlace({ url, source, componentId, alternative, height }: FormPlaceProps) {
  const { siteName } = usePage();
  const isEditing = useIsEditing();
  const whole = useRef<HTMLDivElement>(null);
  const count = (engagement: Engagement) => {
    if (getConsent().analytics !== true) return;
    import('@/rendering/form/send-engagement')
      .then(({ sendEngagement }) => sendEngagement(engagement, { source, siteName, componentId }))
      // What is not counted costs a figure; the visitor's form must not notice.
      .catch(() => undefined);
  };
  // What editors do is not counted (spec §4).
  const { state, place, retry } = useForm(url, isEditing ? null : count);
  const retryHere = () => {
    // The button goes away; whoever pressed it stays where the form will be.
    whole.current?.focus();
    retry();
  };
  return (
    <div ref={whole} className={styles.place} style={toRoom(height)} tabIndex={-1}>
      {state === 'loading' && (
        <p className={styles.loading} role="status">
          {LOADING}
        </p>
      )}
      {state === 'failed' && <FormProblem alternative={alternative} onRetry={retryHere} />}
      <div ref={place} className={styles.form} />
      <FormWithoutScript url={url} alternative={alternative} />
    </div>
  );
}

/** What visitors get whose browser runs no script: other ways to reach us, and the form's own page. */
function FormWithoutScript({ url, alternative }: Pick<FormPlaceProps, 'url' | 'alternative'>) {
  const phrase = usePhrase();
  return (
    <noscript>
      <p>{phrase('form-needs-script')}</p>
      <RichText field={alternative} />
      <p>
        <a href={url}>{phrase('form-own-page')}</a>
      </p>
    </noscript>
  );
}

/** Editors know their form best; what is no sensible number leaves it to the style sheet. */
function toRoom(height: string | undefined): Record<string, string> | undefined {
  return /^\d{1,3}$/.test(height?.trim() ?? '') ? { '--form-height': `${Number(height)}rem` } : undefined;
}
