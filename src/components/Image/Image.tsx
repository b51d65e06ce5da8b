import type { ImageField, LinkField, TextField } from '@/cms/field-types';
import { withDatasourceCheck } from '@/rendering/editor-notices';
import { toLink } from '@/rendering/field-values';
import { Image as ImageOf, Link, Text } from '@/rendering/fields';
import { useIsLead } from '@/rendering/page';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import styles from './Image.module.scss';

type ImageProps = RenderingProps<{ Image: ImageField; ImageCaption: TextField; TargetUrl: LinkField }>;

function Image({ fields, params, rendering }: ImageProps) {
  const isPriority = useIsLead(rendering);
  const image = <ImageOf className={styles.image} field={fields?.Image} isPriority={isPriority} />;
  return (
    <RenderingRoot name="image" params={params} tag="figure" className={styles.figure}>
      {toLink(fields?.TargetUrl) ? <Link field={fields?.TargetUrl}>{image}</Link> : image}
      <Text tag="figcaption" className={styles.caption} field={fields?.ImageCaption} />
    </RenderingRoot>
  );
}

function BannerImage({ fields, params, rendering }: ImageProps) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="image" params={params} tag="figure" className={styles.banner} bleeds>
      <ImageOf className={styles.wide} field={fields?.Image} sizes="100vw" isPriority={isPriority} />
      <Text tag="figcaption" className={styles.caption} field={fields?.ImageCaption} />
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(Image);
export const Banner = withDatasourceCheck(BannerImage);
