import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { ImageField, LinkField, RenderingProps, RichTextField } from '@/rendering/component/types';
import { useIsLead } from '@/rendering/context/page-data';
import { Image, Link, RichText } from '@/rendering/fields/fields';

type PromoProps = RenderingProps<{
  PromoIcon: ImageField;
  PromoText: RichTextField;
  PromoLink: LinkField;
  PromoText2: RichTextField;
  PromoIcon2: ImageField;
  PromoText3: RichTextField;
}>;

/** A picture takes at most 45 % of the width. */
const SIZES = '(min-width: 62rem) 40rem, 100vw';

function Promo({ fields, params, rendering }: PromoProps) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="promo" params={params} className="promo-container">
      <div className="promo-parts">
        <Image className="promo-icon" field={fields.PromoIcon} sizes={SIZES} isPriority={isPriority} />
        <div className="promo-texts">
          <RichText field={fields.PromoText} />
          <RichText field={fields.PromoText2} />
          <Image className="promo-icon" field={fields.PromoIcon2} sizes={SIZES} />
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
    <RenderingRoot name="promo" params={params} className="promo-with-text">
      <Image className="promo-small" field={fields.PromoIcon} sizes="12rem" isPriority={isPriority} />
      <div className="promo-texts">
        <RichText className="promo-lead" field={fields.PromoText} />
        <RichText field={fields.PromoText2} />
        <RichText field={fields.PromoText3} />
        <Link field={fields.PromoLink} />
      </div>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(Promo);
export const WithText = withDatasourceCheck(PromoWithText);
