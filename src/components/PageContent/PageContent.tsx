import type { RichTextField } from '@/cms/field-types';
import { isRecord } from '@/lib/json-kinds';
import { RichText } from '@/rendering/fields';
import { usePage } from '@/rendering/page';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';

/** The page's own text, or that of the item that the editor chose instead. */
export function Default({ fields, params }: RenderingProps<{ Content: RichTextField }>) {
  const { route } = usePage().layout.sitecore;
  const content = fields?.Content ?? (isRecord(route?.fields) ? route.fields.Content : undefined);
  return (
    <RenderingRoot name="content" params={params}>
      <RichText field={isRecord(content) ? content : undefined} />
    </RenderingRoot>
  );
}
