import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { QueryResult, RenderingProps, TextField } from '@/rendering/component/types';
import { getIn, toField } from '@/rendering/fields/field-values';
import { Text } from '@/rendering/fields/fields';

type TitleProps = RenderingProps<{ Title: TextField; data: QueryResult }>;

/** Shows the title of the content item that the editor chose or, if there is none, of the page. */
export function Default({ fields, params }: TitleProps) {
  return (
    <RenderingRoot name="title" params={params}>
      <Text tag="h1" field={toTitleField(fields)} />
    </RenderingRoot>
  );
}

function toTitleField({ Title, data }: TitleProps['fields']): TextField | undefined {
  const item = getIn(data, 'datasource') ?? getIn(data, 'contextItem');
  return toField(getIn(item, 'field', 'jsonValue')) ?? Title;
}
