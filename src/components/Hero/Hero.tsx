import { ButtonLinks } from '@/rendering/component/ButtonLinks';
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
import { Image, RichText, Text } from '@/rendering/fields/fields';

type HeroFields = {
  Eyebrow: TextField;
  Title: TextField;
  Text: RichTextField;
  Image: ImageField;
  PrimaryLink: LinkField;
  SecondaryLink: LinkField;
};
type HeroProps = RenderingProps<HeroFields>;

/** A landscape picture that covers a tall place is wider than the place: 1.5 times as wide as that is high. */
const WIDE_SIZES = '(min-width: 200rem) 42vw, (min-width: 62rem) 84rem, 100vw';
const SPLIT_SIZES = '(min-width: 84rem) 52rem, (min-width: 62rem) 62vw, 100vw';

/** Shows texts on a dark ground. */
const Hero = (props: HeroProps) => (
  <HeroSection {...props} className="hero-wide on-dark" sizes={WIDE_SIZES} />
);
const SplitHero = (props: HeroProps) => <HeroSection {...props} className="hero-split" sizes={SPLIT_SIZES} />;

type HeroSectionProps = HeroProps & { className: string; sizes: string };

/** Shows texts, and a picture that reaches the edge of the screen. */
function HeroSection({ fields, params, rendering, className, sizes }: HeroSectionProps) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="hero" params={params} className={className} bleeds>
      {/* The texts come before the picture, so that it does not move while the page is loading. */}
      <HeroTexts fields={fields} />
      <Image className="hero-picture" field={fields.Image} sizes={sizes} isPriority={isPriority} />
    </RenderingRoot>
  );
}

function HeroTexts({ fields }: Pick<HeroProps, 'fields'>) {
  return (
    <div className="hero-texts">
      <Text tag="p" className="hero-eyebrow" field={fields.Eyebrow} />
      <Text tag="h1" field={fields.Title} />
      <RichText className="hero-lead" field={fields.Text} />
      <ButtonLinks className="hero-links" primary={fields.PrimaryLink} secondary={fields.SecondaryLink} />
    </div>
  );
}

export const Default = withDatasourceCheck(Hero);
export const Split = withDatasourceCheck(SplitHero);
