import type { ImageField, LinkField, TextField } from '@/cms/field-types';
import { withDatasourceCheck } from '@/rendering/editor-notices';
import { toLink, toText } from '@/rendering/field-values';
import { Image, Link, Text } from '@/rendering/fields';
import { useIsEditing, usePhrase } from '@/rendering/page';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import { useMediaConsent } from '@/services/consent/use-media-consent';
import { Facade } from './Facade';
import { findEmbed } from './find-embed';

type EmbedProps = RenderingProps<{ Title: TextField; Link: LinkField; Poster: ImageField }>;

/** A map or a video of another host, by its address. What is of no known service stays a link. */
function Embed({ fields, params }: EmbedProps) {
  const phrase = usePhrase();
  const isEditing = useIsEditing();
  const { isShown, ...consent } = useMediaConsent();
  const address = findEmbed(toLink(fields?.Link)?.href ?? '', consent.isAsked);
  return (
    <RenderingRoot name="embed" params={params}>
      <Text tag="h2" field={fields?.Title} />
      {address && (
        <Facade
          {...consent}
          address={address}
          title={toText(fields?.Title) || address.service}
          poster={<Image field={fields?.Poster} />}
          isShown={isShown && !isEditing}
          texts={{
            notice: phrase('embed-notice', address.service),
            show: phrase(`embed-show-${address.kind}`),
            always: phrase('embed-always'),
            open: phrase('embed-open', address.service),
          }}
        />
      )}
      {(!address || isEditing) && <Link field={fields?.Link} />}
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(Embed);
