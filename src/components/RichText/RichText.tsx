import type { RichTextField } from '@/cms/field-types';
import { withDatasourceCheck } from '@/rendering/editor-notices';
import { RichText as RichTextOf } from '@/rendering/fields';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';

function RichText({ fields, params }: RenderingProps<{ Text: RichTextField }>) {
  return (
    <RenderingRoot name="rich-text" params={params}>
      <RichTextOf field={fields?.Text} />
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(RichText);
