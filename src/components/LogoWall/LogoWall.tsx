import { useId } from 'react';
import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList } from '@/rendering/component/TitledList';
import type { ItemListField, RenderingProps, TextField } from '@/rendering/component/types';
import { toLink } from '@/rendering/fields/field-values';
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

/**
 * A filter that draws dark pixels in the color of the text, and leaves out light and transparent ones. A mask in CSS
 * could not, because browsers refuse masks from other hosts.
 */
function Ink({ id }: { id: string }) {
  return (
    <svg className="logo-wall-ink" aria-hidden="true">
      <filter id={id} colorInterpolationFilters="sRGB">
        {/* The opacity becomes twice the darkness: 2 × (alpha − luminance). */}
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -.42 -1.44 -.14 2 0" result="darkness" />
        <feFlood />
        <feComposite in2="darkness" operator="in" />
      </filter>
    </svg>
  );
}

function Logo({ logo: { getField }, inkId }: { logo: Item; inkId: string }) {
  const link = getField('Link');
  const picture = (
    <span style={{ filter: `url("#${inkId}")` }}>
      <Image field={getField('Image')} sizes="10rem" />
    </span>
  );
  if (toLink(link)) return <Link field={link}>{picture}</Link>;
  return (
    <>
      {picture}
      {/* Editors see where a link can be. */}
      <Link field={link} />
    </>
  );
}

export const Default = withDatasourceCheck(LogoWall);
