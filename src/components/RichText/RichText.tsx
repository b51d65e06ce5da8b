import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingProps, RichTextField } from '@/rendering/component/types';
import { RichText as RichTextOf } from '@/rendering/fields/fields';

function RichText({ fields, params }: RenderingProps<{ Text: RichTextField }>) {
  return (
    <RenderingRoot name="rich-text" params={params}>
      <RichTextOf field={fields.Text} />
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(RichText);
