import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList } from '@/rendering/component/TitledList';
import type { TitledFields } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { useIsLead } from '@/rendering/context/page-data';
import { CardItem } from './CardItem';
import { toCard } from './to-card';

type CardGridProps = RenderingProps<TitledFields & { Cards: ItemListField }>;

const CardGrid = (props: CardGridProps) => <Cards {...props} listClass="card-grid-columns" />;
const FeaturedCards = (props: CardGridProps) => (
  <Cards {...props} listClass="card-grid-columns card-grid-featured" isFeatured />
);
const CardList = (props: CardGridProps) => <Cards {...props} listClass="card-grid-rows" />;

type CardsProps = CardGridProps & { listClass: string; isFeatured?: boolean };

function Cards({ fields, params, rendering, listClass, isFeatured = false }: CardsProps) {
  const isLead = useIsLead(rendering);
  return (
    <TitledList
      name="card-grid"
      params={params}
      fields={fields}
      items={fields.Cards}
      listClass={listClass}
      renderItem={(item, index) => (
        <CardItem
          card={toCard(item)}
          isPriority={isLead && index === 0}
          isLarge={isFeatured && index === 0}
        />
      )}
    />
  );
}

export const Default = withDatasourceCheck(CardGrid);
/** The first card is larger than the others. */
export const Featured = withDatasourceCheck(FeaturedCards);
export const List = withDatasourceCheck(CardList);
