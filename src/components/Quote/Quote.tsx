import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList } from '@/rendering/component/TitledList';
import type { ItemListField, RenderingProps, TextField } from '@/rendering/component/types';
import { hasText } from '@/rendering/fields/field-values';
import { Image, Text } from '@/rendering/fields/fields';
import type { Item } from '@/rendering/fields/to-item';

type QuoteProps = RenderingProps<{ Title: TextField; Quotations: ItemListField }>;

const Quote = (props: QuoteProps) => <Quotations {...props} listClass="quote-large" />;
const Columns = (props: QuoteProps) => <Quotations {...props} listClass="section-columns quote-columns" />;

function Quotations({ fields, params, listClass }: QuoteProps & { listClass: string }) {
  return (
    <TitledList
      name="quote"
      params={params}
      fields={fields}
      items={fields.Quotations}
      listTag="div"
      listClass={listClass}
      renderItem={(item) => <Quotation item={item} />}
    />
  );
}

function Quotation({ item: { getField } }: { item: Item }) {
  const name = getField('Name');
  const role = getField('Role');
  return (
    <figure className="quote-item">
      <Image className="quote-portrait" field={getField('Portrait')} sizes="14rem" />
      <blockquote className="quote-text">
        <Text tag="p" field={getField('Text')} />
      </blockquote>
      {(hasText(name) || hasText(role)) && (
        <figcaption className="quote-author">
          <Text className="quote-name" field={name} /> <Text field={role} />
        </figcaption>
      )}
    </figure>
  );
}

export const Default = withDatasourceCheck(Quote);
export const Testimonials = withDatasourceCheck(Columns);
