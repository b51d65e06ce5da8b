import type { ImageField, LinkField, TextField } from '@/cms/field-types';
import { withDatasourceCheck } from '@/rendering/editor-notices';
import { toLink, toText } from '@/rendering/field-values';
import { Image, Link, Text } from '@/rendering/fields';
import { useIsEditing, usePhrase } from '@/rendering/page';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import { useMediaConsent } from '@/services/consent/use-media-consent';
import { Embed } from '@/ui/Embed';
import { toVideoAddress } from './to-video-address';

type VideoEmbedProps = RenderingProps<{ Title: TextField; Link: LinkField; Poster: ImageField }>;

/** A video of YouTube or Vimeo: a picture until the visitor plays it. A video from elsewhere stays a link. */
function VideoEmbed({ fields, params }: VideoEmbedProps) {
  const phrase = usePhrase();
  const isEditing = useIsEditing();
  const consent = useMediaConsent();
  const address = toVideoAddress(toLink(fields?.Link)?.href ?? '', consent.isAsked);
  return (
    <RenderingRoot name="video-embed" params={params}>
      <Text tag="h2" field={fields?.Title} />
      {address ? (
        <Embed
          {...consent}
          address={address}
          title={toText(fields?.Title) || address.service}
          poster={<Image field={fields?.Poster} />}
          isShown={consent.isShown && !isEditing}
          texts={{
            notice: phrase('embed-notice', address.service),
            show: phrase('embed-show-video'),
            always: phrase('embed-always'),
            open: phrase('embed-open', address.service),
          }}
        />
      ) : (
        <Link field={fields?.Link} />
      )}
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(VideoEmbed);
