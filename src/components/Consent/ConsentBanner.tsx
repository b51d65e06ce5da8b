import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { consentCategories } from '@/features/consent/consent';
import { usePhrase } from '@/rendering/context/page-data';
import { toMarkup, toText } from '@/rendering/fields/field-values';
import type { ConsentProps } from './consent-props';
import type { Banner } from './use-banner';
import { usePlaceBeforePage } from './use-place-before-page';

type ConsentBannerProps = { banner: Banner; fields: ConsentProps['fields'] };

/** The banner is not a dialog, so the page stays usable. The banner takes the focus only when the visitor opens it. */
export function ConsentBanner({ banner, fields }: ConsentBannerProps) {
  const phrase = usePhrase();
  const section = useRef<HTMLElement>(null);
  const place = usePlaceBeforePage(section);
  const { isReopened, choose, close } = banner;

  useEffect(() => {
    if (isReopened) section.current?.focus();
  }, [isReopened]);

  const chooseAll = (isGranted: boolean) =>
    choose({ analytics: isGranted, media: isGranted, marketing: isGranted });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isReopened) close();
  };
  return createPortal(
    <section
      ref={section}
      className="consent-banner"
      tabIndex={-1}
      aria-label={phrase('consent-change')}
      onKeyDown={onKeyDown}
    >
      <div>
        <h2>{toText(fields.Title)}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized it (docs/decisions/014) */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: toMarkup(fields.Text) }} />
      </div>
      <div className="consent-answers">
        <button type="button" className="button" onClick={() => chooseAll(true)}>
          {phrase('consent-accept')}
        </button>
        <button type="button" className="button" onClick={() => chooseAll(false)}>
          {phrase('consent-reject')}
        </button>
      </div>
      <ConsentChoices banner={banner} />
    </section>,
    place,
  );
}

function ConsentChoices({ banner: { consent, isReopened, choose } }: { banner: Banner }) {
  const phrase = usePhrase();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    choose({
      analytics: chosen.has('analytics'),
      media: chosen.has('media'),
      marketing: chosen.has('marketing'),
    });
  };
  return (
    <details className="consent-choices" open={isReopened}>
      <summary>{phrase('consent-choose')}</summary>
      <form onSubmit={save}>
        <p>{phrase('consent-necessary')}</p>
        {consentCategories.map((category) => (
          <label key={category}>
            <input type="checkbox" name={category} defaultChecked={consent[category]} />
            {phrase(`consent-${category}`)}
          </label>
        ))}
        <button type="submit" className="button button-quiet">
          {phrase('consent-save')}
        </button>
      </form>
    </details>
  );
}
