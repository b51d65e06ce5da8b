import { ButtonLinks } from '@/rendering/component/ButtonLinks';
import { EmptyListNotice, withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type {
  ImageField,
  ItemListField,
  LinkField,
  RenderingProps,
  RichTextField,
  TextField,
} from '@/rendering/component/types';
import { useIsLead } from '@/rendering/context/page-data';
import { toItems } from '@/rendering/fields/field-values';
import { Image, RichText, Text } from '@/rendering/fields/fields';
import { toItem } from '@/rendering/fields/to-item';

type ChartSheetProps = RenderingProps<{
  Position: TextField;
  Title: TextField;
  Text: RichTextField;
  Image: ImageField;
  PrimaryLink: LinkField;
  SecondaryLink: LinkField;
  Figures: ItemListField;
  Source: TextField;
}>;

/** Opens a page like a sheet of a chart: a border of equal pieces, a picture, a title block, and figures below. */
function ChartSheet({ fields, params, rendering }: ChartSheetProps) {
  const isPriority = useIsLead(rendering);
  const figures = toItems(fields.Figures).flatMap((value) => toItem(value) ?? []);
  return (
    <RenderingRoot name="chart-sheet" params={params} bleeds>
      <div className="chart-sheet-frame">
        <div className="chart-sheet-title">
          <Text tag="p" field={fields.Position} />
          <Text tag="h1" field={fields.Title} />
          <RichText className="chart-sheet-text" field={fields.Text} />
          <ButtonLinks
            className="chart-sheet-links"
            primary={fields.PrimaryLink}
            secondary={fields.SecondaryLink}
          />
        </div>
        <Image className="chart-sheet-picture" field={fields.Image} sizes="100vw" isPriority={isPriority} />
        {figures.length === 0 ? (
          <EmptyListNotice />
        ) : (
          <ul className="section-list chart-sheet-figures">
            {figures.map(({ getField }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and may contain an item twice
              <li key={index}>
                <Text tag="p" className="chart-sheet-value" field={getField('Value')} />
                <Text tag="p" className="chart-sheet-label" field={getField('Label')} />
                <Text tag="p" field={getField('Note')} />
              </li>
            ))}
          </ul>
        )}
        <Text tag="p" className="chart-sheet-source" field={fields.Source} />
      </div>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(ChartSheet);
