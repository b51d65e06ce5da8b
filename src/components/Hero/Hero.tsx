import type { ImageField, LinkField, RichTextField, TextField } from '@/cms/field-types';
import { withDatasourceCheck } from '@/rendering/editor-notices';
import { toLink } from '@/rendering/field-values';
import { Image, Link, RichText, Text } from '@/rendering/fields';
import { useIsLead } from '@/rendering/page';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import styles from './Hero.module.scss';

type HeroFields = {
  Eyebrow: TextField;
  Title: TextField;
  Text: RichTextField;
  Image: ImageField;
  PrimaryLink: LinkField;
  SecondaryLink: LinkField;
};
type HeroProps = RenderingProps<HeroFields>;

/** The picture fills the screen's width and the words stand on it. */
function Hero({ fields, params, rendering }: HeroProps) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="hero" params={params} className={`${styles.hero} on-dark`} bleeds>
      {/* First the words: a picture that is painted before them would be pushed down by them. */}
      <HeroTexts fields={fields} />
      <Image className={styles.backdrop} field={fields?.Image} sizes="100vw" isPriority={isPriority} />
    </RenderingRoot>
  );
}

/** The words and the picture stand side by side. */
function SplitHero({ fields, params, rendering }: HeroProps) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="hero" params={params} className={styles.split} bleeds>
      <HeroTexts fields={fields} />
      <Image
        className={styles.picture}
        field={fields?.Image}
        sizes="(min-width: 62rem) 50vw, 100vw"
        isPriority={isPriority}
      />
    </RenderingRoot>
  );
}

function HeroTexts({ fields }: Pick<HeroProps, 'fields'>) {
  const hasLinks = toLink(fields?.PrimaryLink) ?? toLink(fields?.SecondaryLink);
  return (
    <div className={styles.texts}>
      <Text tag="p" className={styles.eyebrow} field={fields?.Eyebrow} />
      <Text tag="h1" field={fields?.Title} />
      <RichText className={styles.lead} field={fields?.Text} />
      {hasLinks && (
        <div className={styles.links}>
          <Link className="button" field={fields?.PrimaryLink} />
          <Link className="button button-quiet" field={fields?.SecondaryLink} />
        </div>
      )}
    </div>
  );
}

export const Default = withDatasourceCheck(Hero);
export const Split = withDatasourceCheck(SplitHero);
