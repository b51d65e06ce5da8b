import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import { toFields } from '@/rendering/component/to-rendering-props';
import type { RenderingProps, RichTextField } from '@/rendering/component/types';
import { usePageData } from '@/rendering/context/page-data';
import { RichText } from '@/rendering/fields/fields';

/** Shows the text of the content item that the editor chose or, if there is none, of the page. */
export function Default({ fields, params }: RenderingProps<{ Content: RichTextField }>) {
  const { route } = usePageData().layout.sitecore;
  return (
    <RenderingRoot name="content" params={params}>
      <RichText field={fields.Content ?? toFields(route?.fields).Content} />
    </RenderingRoot>
  );
}
