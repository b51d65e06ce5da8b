import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList, type TitledListFields } from '@/rendering/component/TitledList';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { FileLink } from '@/rendering/fields/FileLink';
import { Text } from '@/rendering/fields/fields';
import styles from './FileList.module.scss';

function FileList({ fields, params }: RenderingProps<TitledListFields & { Files: ItemListField }>) {
  return (
    <TitledList
      name="file-list"
      params={params}
      fields={fields}
      items={fields.Files}
      listClass={styles.files}
      renderItem={({ getField }) => (
        <li>
          <FileLink className={styles.link} field={getField('File')} />
          <Text tag="p" className={styles.note} field={getField('Text')} />
        </li>
      )}
    />
  );
}

export const Default = withDatasourceCheck(FileList);
