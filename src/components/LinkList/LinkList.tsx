import { DatasourceNotice } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { QueryResult, RenderingProps } from '@/rendering/component/types';
import { getIn, toField, toItems } from '@/rendering/fields/field-values';
import { Link, Text } from '@/rendering/fields/fields';

/** Shows the title and links of the chosen content item, which are in the result of the rendering's query. */
export function Default({ fields, params }: RenderingProps<{ data: QueryResult }>) {
  const datasource = toField(getIn(fields.data, 'datasource'));
  if (!datasource) return <DatasourceNotice />;
  const links = toItems(getIn(datasource, 'children', 'results')).flatMap(
    (result) => toField(getIn(result, 'field', 'link')) ?? [],
  );
  return (
    <RenderingRoot name="link-list" params={params}>
      <Text tag="h2" field={toField(getIn(datasource, 'field', 'title'))} />
      {links.length > 0 && (
        <ul>
          {links.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, and the order of the list never changes
            <li key={index}>
              <Link field={link} />
            </li>
          ))}
        </ul>
      )}
    </RenderingRoot>
  );
}
