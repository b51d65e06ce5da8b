import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { ItemListField, RenderingProps, RichTextField, TextField } from '@/rendering/component/types';
import { FileLink } from '@/rendering/fields/FileLink';
import { toItems } from '@/rendering/fields/field-values';
import { RichText, Text } from '@/rendering/fields/fields';
import { toItem } from '@/rendering/fields/to-item';
import styles from './FileList.module.scss';

type FileListFields = { Title: TextField; Intro: RichTextField; Files: ItemListField };

function FileList({ fields, params }: RenderingProps<FileListFields>) {
  return (
    <RenderingRoot name="file-list" params={params}>
      <Text tag="h2" field={fields.Title} />
      <RichText field={fields.Intro} />
      <ul className={styles.files}>
        {toItems(fields.Files).map((value, index) => {
          const item = toItem(value);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and may name an item twice
            <li key={index}>
              <FileLink className={styles.link} field={item?.getField('File')} />
              <Text tag="p" className={styles.note} field={item?.getField('Text')} />
            </li>
          );
        })}
      </ul>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(FileList);
