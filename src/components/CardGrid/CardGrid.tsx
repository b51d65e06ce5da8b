import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { ItemListField, RenderingProps, RichTextField, TextField } from '@/rendering/component/types';
import { useIsLead } from '@/rendering/context/page-data';
import { toItems } from '@/rendering/fields/field-values';
import { RichText, Text } from '@/rendering/fields/fields';
import { toItem } from '@/rendering/fields/to-item';
import styles from './CardGrid.module.scss';
import { CardItem } from './CardItem';
import { toCard } from './to-card';

type CardGridProps = RenderingProps<{ Title: TextField; Intro: RichTextField; Cards: ItemListField }>;

function CardGrid(props: CardGridProps) {
  return <Cards {...props} listClass={styles.grid} />;
}

function CardList(props: CardGridProps) {
  return <Cards {...props} listClass={styles.list} />;
}

function Cards({ fields, params, rendering, listClass }: CardGridProps & { listClass: string | undefined }) {
  const isLead = useIsLead(rendering);
  return (
    <RenderingRoot name="card-grid" params={params}>
      <div className={styles.intro}>
        <Text tag="h2" field={fields.Title} />
        <RichText field={fields.Intro} />
      </div>
      <ul className={listClass}>
        {toItems(fields.Cards).map((value, index) => {
          const item = toItem(value);
          const card = item && toCard(item, index);
          return card && <CardItem key={card.key} card={card} isPriority={isLead && index === 0} />;
        })}
      </ul>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(CardGrid);
export const List = withDatasourceCheck(CardList);
