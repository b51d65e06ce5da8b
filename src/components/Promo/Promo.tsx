import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { ImageField, LinkField, RenderingProps, RichTextField } from '@/rendering/component/types';
import { useIsLead } from '@/rendering/context/page-data';
import { Image, Link, RichText } from '@/rendering/fields/fields';
import styles from './Promo.module.scss';

type PromoProps = RenderingProps<{
  PromoIcon: ImageField;
  PromoText: RichTextField;
  PromoLink: LinkField;
  PromoText2: RichTextField;
  PromoIcon2: ImageField;
  PromoText3: RichTextField;
}>;

function Promo({ fields, params, rendering }: PromoProps) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="promo" params={params} className={styles.promo}>
      <div className={styles.parts}>
        <Image className={styles.icon} field={fields.PromoIcon} isPriority={isPriority} />
        <div className={styles.texts}>
          <RichText field={fields.PromoText} />
          <RichText field={fields.PromoText2} />
          <Image className={styles.icon} field={fields.PromoIcon2} />
          <RichText field={fields.PromoText3} />
          <Link className="button" field={fields.PromoLink} />
        </div>
      </div>
    </RenderingRoot>
  );
}

/** Shows a small picture beside the texts. */
function PromoWithText({ fields, params, rendering }: PromoProps) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="promo" params={params} className={styles.withText}>
      <Image className={styles.small} field={fields.PromoIcon} sizes="12rem" isPriority={isPriority} />
      <div className={styles.texts}>
        <RichText className={styles.lead} field={fields.PromoText} />
        <RichText field={fields.PromoText2} />
        <RichText field={fields.PromoText3} />
        <Link field={fields.PromoLink} />
      </div>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(Promo);
export const WithText = withDatasourceCheck(PromoWithText);
