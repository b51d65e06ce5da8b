import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList, type TitledListFields } from '@/rendering/component/TitledList';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { useIsLead } from '@/rendering/context/page-data';
import styles from './CardGrid.module.scss';
import { CardItem } from './CardItem';
import { toCard } from './to-card';

type CardGridProps = RenderingProps<TitledListFields & { Cards: ItemListField }>;

const CardGrid = (props: CardGridProps) => <Cards {...props} listClass={styles.grid} />;
const CardList = (props: CardGridProps) => <Cards {...props} listClass={styles.list} />;

function Cards({ fields, params, rendering, listClass }: CardGridProps & { listClass: string | undefined }) {
  const isLead = useIsLead(rendering);
  return (
    <TitledList
      name="card-grid"
      params={params}
      fields={fields}
      items={fields.Cards}
      introClass={styles.intro}
      listClass={listClass}
      renderItem={(item, index) => <CardItem card={toCard(item)} isPriority={isLead && index === 0} />}
    />
  );
}

export const Default = withDatasourceCheck(CardGrid);
export const List = withDatasourceCheck(CardList);
