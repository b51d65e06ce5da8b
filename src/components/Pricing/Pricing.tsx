import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList } from '@/rendering/component/TitledList';
import type { TitledFields } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { Plan } from './Plan';

function Pricing({ fields, params }: RenderingProps<TitledFields & { Plans: ItemListField }>) {
  return (
    <TitledList
      name="pricing"
      params={params}
      fields={fields}
      items={fields.Plans}
      listClass="section-columns pricing-plans"
      renderItem={(plan) => <Plan plan={plan} />}
    />
  );
}

export const Default = withDatasourceCheck(Pricing);
