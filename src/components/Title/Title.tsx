import type { TextField } from '@/cms/field-types';
import { findIn } from '@/rendering/field-values';
import { Text } from '@/rendering/fields';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';

type ResolvedItem = { field?: { jsonValue?: TextField } };

/** As the CMS's own resolver sends it; `contextItem` is the page when no other item was chosen. */
type TitleFields = { Title: TextField; data: { datasource?: ResolvedItem; contextItem?: ResolvedItem } };

export function Default({ fields, params }: RenderingProps<TitleFields>) {
  return (
    <RenderingRoot name="title" params={params}>
      <Text tag="h1" field={findTitle(fields)} />
    </RenderingRoot>
  );
}

function findTitle(fields: Partial<TitleFields> | undefined): TextField | undefined {
  const item =
    (findIn(fields, 'data', 'datasource') ? fields?.data?.datasource : undefined) ??
    fields?.data?.contextItem;
  return item?.field?.jsonValue ?? fields?.Title;
}
