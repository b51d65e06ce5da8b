import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList } from '@/rendering/component/TitledList';
import type { TitledFields } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { FileLink } from '@/rendering/fields/FileLink';
import { Text } from '@/rendering/fields/fields';

function FileList({ fields, params }: RenderingProps<TitledFields & { Files: ItemListField }>) {
  return (
    <TitledList
      name="file-list"
      params={params}
      fields={fields}
      items={fields.Files}
      listClass="file-list-files"
      renderItem={({ getField }) => (
        <li>
          <FileLink className="file-list-link" field={getField('File')} />
          <Text tag="p" className="file-list-note" field={getField('Text')} />
        </li>
      )}
    />
  );
}

export const Default = withDatasourceCheck(FileList);
