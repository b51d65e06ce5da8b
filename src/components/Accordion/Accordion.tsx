import { useId } from 'react';
import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { ItemHeading } from '@/rendering/component/ItemHeading';
import { TitledList } from '@/rendering/component/TitledList';
import type { TitledFields } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { useIsEditing } from '@/rendering/context/page-data';
import { RichText } from '@/rendering/fields/fields';

type AccordionProps = RenderingProps<TitledFields & { Entries: ItemListField }>;

const Accordion = (props: AccordionProps) => <Entries {...props} />;

/** The browser closes an entry when another one of the same name opens. */
const SingleAccordion = (props: AccordionProps) => <Entries {...props} name={useId()} />;

/** Shows the title of each entry, which opens its text. Editors always see all texts. */
function Entries({ fields, params, name }: AccordionProps & { name?: string }) {
  const isEditing = useIsEditing();
  return (
    <TitledList
      name="accordion"
      params={params}
      fields={fields}
      isSplit
      items={fields.Entries}
      listTag="div"
      listClass="accordion-entries"
      renderItem={({ title, getField }) => (
        <details open={isEditing} name={isEditing ? undefined : name}>
          <summary>
            <ItemHeading title={title} />
          </summary>
          <RichText field={getField('Text')} />
        </details>
      )}
    />
  );
}

export const Default = withDatasourceCheck(Accordion);
export const Single = withDatasourceCheck(SingleAccordion);
