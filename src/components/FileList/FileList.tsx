import type { ItemField, RichTextField, TextField } from '@/cms/field-types';
import { withDatasourceCheck } from '@/rendering/editor-notices';
import { FileLink } from '@/rendering/FileLink';
import { toItems } from '@/rendering/field-values';
import { RichText, Text } from '@/rendering/fields';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import { toItem } from '@/rendering/to-item';
import type { RenderingProps } from '@/rendering/types';
import styles from './FileList.module.scss';

type FileListFields = { Title: TextField; Intro: RichTextField; Files: readonly ItemField[] };

function FileList({ fields, params }: RenderingProps<FileListFields>) {
  return (
    <RenderingRoot name="file-list" params={params}>
      <Text tag="h2" field={fields?.Title} />
      <RichText field={fields?.Intro} />
      <ul className={styles.files}>
        {toItems(fields?.Files).map((value, index) => {
          const item = toItem(value);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and may name an item twice
            <li key={index}>
              <FileLink className={styles.link} field={item?.findField('File')} />
              <Text tag="p" className={styles.note} field={item?.findField('Text')} />
            </li>
          );
        })}
      </ul>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(FileList);
