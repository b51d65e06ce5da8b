import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { ImageField, LinkField, RenderingProps, TextField } from '@/rendering/component/types';
import { useIsLead } from '@/rendering/context/page-data';
import { toLink } from '@/rendering/fields/field-values';
import { Image as ImageOf, Link, Text } from '@/rendering/fields/fields';

type ImageProps = RenderingProps<{ Image: ImageField; ImageCaption: TextField; TargetUrl: LinkField }>;

function Image({ fields, params, rendering }: ImageProps) {
  const isPriority = useIsLead(rendering);
  const image = <ImageOf className="image-picture" field={fields.Image} isPriority={isPriority} />;
  return (
    <RenderingRoot name="image" params={params} tag="figure" className="image-figure">
      {toLink(fields.TargetUrl) ? <Link field={fields.TargetUrl}>{image}</Link> : image}
      <Text tag="figcaption" className="image-caption" field={fields.ImageCaption} />
    </RenderingRoot>
  );
}

function BannerImage({ fields, params, rendering }: ImageProps) {
  const isPriority = useIsLead(rendering);
  return (
    <RenderingRoot name="image" params={params} tag="figure" className="image-banner" bleeds>
      <ImageOf className="image-wide" field={fields.Image} sizes="100vw" isPriority={isPriority} />
      <Text tag="figcaption" className="image-caption" field={fields.ImageCaption} />
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(Image);
export const Banner = withDatasourceCheck(BannerImage);
