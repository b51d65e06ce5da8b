import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import { usePhrase } from '@/rendering/context/page-data';
import { RichText, Text } from '@/rendering/fields/fields';
import type { ConsentProps } from './consent-props';

/** Shows an editor the texts of the banner on the page. */
export const ConsentForEditor = withDatasourceCheck(({ fields, params }: ConsentProps) => {
  const phrase = usePhrase();
  return (
    <RenderingRoot name="consent" params={params}>
      <Text tag="h2" field={fields.Title} />
      <RichText field={fields.Text} />
      <button type="button" className="consent-change">
        {phrase('consent-change')}
      </button>
    </RenderingRoot>
  );
});
