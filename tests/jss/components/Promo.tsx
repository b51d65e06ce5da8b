import { Field, ImageField, Link, LinkField, NextImage, RichText } from '@sitecore-jss/sitecore-jss-nextjs';

interface PromoProps {
  params: { [key: string]: string };
  fields?: { PromoIcon: ImageField; PromoText: Field<string>; PromoLink: LinkField };
}

export const Default = ({ params, fields }: PromoProps): JSX.Element => (
  <aside className={`component adopted-promo ${params.styles.trimEnd()}`}>
    {fields ? (
      <>
        <NextImage field={fields.PromoIcon} />
        <RichText field={fields.PromoText} />
        <Link field={fields.PromoLink} />
      </>
    ) : (
      <p>An empty promo</p>
    )}
  </aside>
);
