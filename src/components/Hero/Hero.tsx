import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type {
  ImageField,
  LinkField,
  RenderingProps,
  RichTextField,
  TextField,
} from '@/rendering/component/types';
import { useIsLead } from '@/rendering/context/page-data';
import { toLink } from '@/rendering/fields/field-values';
import { Image, Link, RichText, Text } from '@/rendering/fields/fields';

type HeroFields = {
  Eyebrow: TextField;
  Title: TextField;
  Text: RichTextField;
  Image: ImageField;
  PrimaryLink: LinkField;
  SecondaryLink: LinkField;
};
type HeroProps = RenderingProps<HeroFields>;

const SIZES = '(min-width: 62rem) 42vw, 100vw';

/** Shows texts on a dark ground and a picture that reaches the edge of the screen. */
function Hero({ fields, params, rendering }: HeroProps) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="hero" params={params} className="hero-wide on-dark" bleeds>
      {/* The texts come before the picture, so that it does not move while the page is loading. */}
      <HeroTexts fields={fields} />
      <Image className="hero-picture" field={fields.Image} sizes={SIZES} isPriority={isPriority} />
    </RenderingRoot>
  );
}

function SplitHero({ fields, params, rendering }: HeroProps) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="hero" params={params} className="hero-split" bleeds>
      <HeroTexts fields={fields} />
      <Image className="hero-picture" field={fields.Image} sizes={SIZES} isPriority={isPriority} />
    </RenderingRoot>
  );
}

function HeroTexts({ fields }: Pick<HeroProps, 'fields'>) {
  const hasLinks = toLink(fields.PrimaryLink) ?? toLink(fields.SecondaryLink);
  return (
    <div className="hero-texts">
      <Text tag="p" className="hero-eyebrow" field={fields.Eyebrow} />
      <Text tag="h1" field={fields.Title} />
      <RichText className="hero-lead" field={fields.Text} />
      {hasLinks && (
        <div className="hero-links">
          <Link className="button" field={fields.PrimaryLink} />
          <Link className="button button-quiet" field={fields.SecondaryLink} />
        </div>
      )}
    </div>
  );
}

export const Default = withDatasourceCheck(Hero);
export const Split = withDatasourceCheck(SplitHero);
