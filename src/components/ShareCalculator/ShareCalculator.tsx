'use client';

import { useId, useState } from 'react';
import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { LinkField, RenderingProps, RichTextField, TextField } from '@/rendering/component/types';
import { useIsEditing, usePageData, usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import { Link, RichText, Text } from '@/rendering/fields/fields';
import { addShares } from './add-shares';
import { ShareExamples } from './ShareExamples';
import { ShareFigures } from './ShareFigures';
import { type ShareFields, toShareOffer, toShares } from './to-share-offer';

type ShareCalculatorProps = RenderingProps<
  ShareFields & { Title: TextField; Text: RichTextField; Link: LinkField }
>;

const FIRST_SHARES = '5';

/** Shows what a number of shares costs and brings. The link takes the number to the next page. */
function ShareCalculator({ fields, params }: ShareCalculatorProps) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  const isEditing = useIsEditing();
  const offer = toShareOffer(fields, usePageData().language);
  // The text, not the number, so that a visitor can empty the field and type another number.
  const [text, setText] = useState(FIRST_SHARES);
  const shares = toShares(text, offer.maxShares);
  const id = useId();
  const range = { min: 1, max: offer.maxShares };
  return (
    <RenderingRoot name="share-calculator" params={params}>
      <div>
        <Text tag="h2" field={fields.Title} />
        <RichText field={fields.Text} />
        <div className="share-calculator-controls">
          <label htmlFor={id} id={`${id}-label`} lang={phraseLanguage('shares-count')}>
            {phrase('shares-count')}
          </label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            {...range}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => setText(String(shares))}
          />
          <input
            type="range"
            aria-labelledby={`${id}-label`}
            {...range}
            value={shares}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      </div>
      <div>
        <ShareFigures fields={fields} offer={offer} shares={shares} inputId={id} />
        <noscript>
          <ShareExamples fields={fields} offer={offer} />
        </noscript>
        <Link className="button" field={isEditing ? fields.Link : addShares(fields.Link, shares)} />
      </div>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(ShareCalculator);
