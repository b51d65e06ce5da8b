import { ItemHeading } from '@/rendering/component/ItemHeading';
import { usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import { toBoolean } from '@/rendering/fields/field-values';
import { Link, RichText, Text } from '@/rendering/fields/fields';
import type { Item } from '@/rendering/fields/to-item';

/** Shows a plan. It always has four parts, which are in line with those of the other plans. */
export function Plan({ plan: { title, getField } }: { plan: Item }) {
  const isRecommended = toBoolean(getField('IsRecommended'));
  return (
    <li className={isRecommended ? 'field' : undefined}>
      <div>
        {isRecommended && <Recommendation />}
        <ItemHeading title={title} />
      </div>
      <p className="pricing-price">
        <Text className="pricing-amount" field={getField('Price')} /> <Text field={getField('Unit')} />
      </p>
      <div>
        <RichText field={getField('Text')} />
      </div>
      <div>
        <Link className={isRecommended ? 'button' : 'button button-quiet'} field={getField('Link')} />
      </div>
    </li>
  );
}

function Recommendation() {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  return (
    <p className="pricing-note" lang={phraseLanguage('plan-recommended')}>
      {phrase('plan-recommended')}
    </p>
  );
}
