import type { TextField } from '@/cms/field-types';
import { isRecord } from '@/lib/json-kinds';
import { findIn, toItems } from '@/rendering/field-values';
import { Link, Text } from '@/rendering/fields';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import styles from './LinkList.module.scss';

/** As the CMS's own resolver sends it. */
type LinkListFields = {
  data: {
    datasource?: { field?: { title?: TextField }; children?: { results?: unknown } };
  };
};

export function Default({ fields, params }: RenderingProps<LinkListFields>) {
  const links = toItems(findIn(fields, 'data', 'datasource', 'children', 'results'))
    .map((result) => findIn(result, 'field', 'link'))
    .filter(isRecord);
  return (
    <RenderingRoot name="link-list" params={params} className={styles.linkList}>
      <Text tag="h2" field={fields?.data?.datasource?.field?.title} />
      <ul>
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, and the list never changes its order
          <li key={index}>
            <Link field={link} />
          </li>
        ))}
      </ul>
    </RenderingRoot>
  );
}
