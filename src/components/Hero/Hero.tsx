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

const SIZES = '(min-width: 62rem) 42vw, 100vw';

/** Shows texts on a dark ground. */
const Hero = (props: HeroProps) => <HeroSection {...props} className="hero-wide on-dark" />;
const SplitHero = (props: HeroProps) => <HeroSection {...props} className="hero-split" />;

/** Shows texts, and a picture that reaches the edge of the screen. */
function HeroSection({ fields, params, rendering, className }: HeroProps & { className: string }) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="hero" params={params} className={className} bleeds>
      {/* The texts come before the picture, so that it does not move while the page is loading. */}
      <HeroTexts fields={fields} />
      <Image className="hero-picture" field={fields.Image} sizes={SIZES} isPriority={isPriority} />
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
