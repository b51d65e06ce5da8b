import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { ItemHeading } from '@/rendering/component/ItemHeading';
import { TitledList } from '@/rendering/component/TitledList';
import type { TitledFields } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { Image, Link, RichText, Text } from '@/rendering/fields/fields';

function Team({ fields, params }: RenderingProps<TitledFields & { People: ItemListField }>) {
  return (
    <TitledList
      name="team"
      params={params}
      fields={fields}
      items={fields.People}
      listClass="team-people"
      renderItem={({ title, getField }) => (
        <li>
          <Image
            className="team-portrait"
            field={getField('Image')}
            sizes="(min-width: 62rem) 19rem, (min-width: 40rem) 30vw, 50vw"
          />
          <ItemHeading title={title} />
          <Text tag="p" className="team-role" field={getField('Role')} />
          <RichText className="team-text" field={getField('Text')} />
          <Link className="team-link" field={getField('Link')} />
        </li>
      )}
    />
  );
}

export const Default = withDatasourceCheck(Team);
