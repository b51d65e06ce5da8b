import { isRecord } from '@/platform/json/json-types';
import { toFields } from '@/rendering/component/to-rendering-props';
import type { Rendering } from '@/rendering/component/types';
import { useComponentData, usePageData, usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import { DateField } from '@/rendering/fields/DateField';
import { getIn } from '@/rendering/fields/field-values';
import { Text } from '@/rendering/fields/fields';

/** Shows when an article was published, by whom, and how long it takes to read. */
export function ArticleFacts({ rendering }: { rendering: Rendering }) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  const { route } = usePageData().layout.sitecore;
  const { Published, Author } = toFields(route?.fields);
  const minutes = getIn(useComponentData(rendering, isRecord), 'minutes');
  return (
    <div className="article-header-facts">
      <DateField field={Published} />
      <Text field={Author} />
      {typeof minutes === 'number' && minutes > 0 && (
        <span lang={phraseLanguage('reading-time')}>{phrase('reading-time', String(minutes))}</span>
      )}
    </div>
  );
}
