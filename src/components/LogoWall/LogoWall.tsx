import { useId } from 'react';
import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList } from '@/rendering/component/TitledList';
import type { ItemListField, RenderingProps, TextField } from '@/rendering/component/types';
import { toImage, toLink } from '@/rendering/fields/field-values';
import { Image, Link } from '@/rendering/fields/fields';
import type { Item } from '@/rendering/fields/to-item';

type LogoWallProps = RenderingProps<{ Title: TextField; Logos: ItemListField }>;

/** Shows logos in the color of the text, so that they are one family and are visible on every ground. */
function LogoWall({ fields, params }: LogoWallProps) {
  const inkId = useId();
  return (
    <TitledList
      name="logo-wall"
      params={params}
      fields={fields}
      items={fields.Logos}
      listClass="logo-wall-logos"
      renderItem={(logo, index) => (
        <li>
          {index === 0 && <Ink id={inkId} />}
          <Logo logo={logo} inkId={inkId} />
        </li>
      )}
    />
  );
}

/** A filter that draws every opaque pixel in the color of the text. CSS cannot do that with images of other hosts. */
function Ink({ id }: { id: string }) {
  return (
    <svg className="logo-wall-ink" aria-hidden="true">
      <filter id={id} colorInterpolationFilters="sRGB">
        <feFlood />
        <feComposite in2="SourceAlpha" operator="in" />
      </filter>
    </svg>
  );
}

function Logo({ logo: { getField }, inkId }: { logo: Item; inkId: string }) {
  const image = getField('Image');
  const link = getField('Link');
  // A photograph has no transparent pixels, so the filter would turn it into a plain rectangle.
  const isPhotograph = /\.jpe?g(\?|$)/i.test(toImage(image)?.src ?? '');
  const picture = (
    <span style={isPhotograph ? undefined : { filter: `url("#${inkId}")` }}>
      <Image field={image} sizes="10rem" />
    </span>
  );
  return toLink(link) ? <Link field={link}>{picture}</Link> : picture;
}

export const Default = withDatasourceCheck(LogoWall);
