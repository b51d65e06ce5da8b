import type { ImageField, TextField } from '@/cms/field-types';
import { withDatasourceCheck } from '@/rendering/editor-notices';
import { toText } from '@/rendering/field-values';
import { Image, Text } from '@/rendering/fields';
import { useIsEditing, usePhrase } from '@/rendering/page';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import { useMediaConsent } from '@/services/consent/use-media-consent';
import { Embed } from '@/ui/Embed';
import { toMapAddress } from './to-map-address';
import { toPlace } from './to-place';

type MapEmbedProps = RenderingProps<{
  Title: TextField;
  Latitude: TextField;
  Longitude: TextField;
  Zoom: TextField;
  /** `google`; anything else is OpenStreetMap. */
  Service: TextField;
  Poster: ImageField;
}>;

/** A place on a map: a picture until the visitor asks for the map itself. */
function MapEmbed({ fields, params }: MapEmbedProps) {
  const phrase = usePhrase();
  const isEditing = useIsEditing();
  const consent = useMediaConsent();
  const place = toPlace(fields);
  if (!place && !isEditing) return null;
  const address = place && toMapAddress(toText(fields?.Service), place);
  return (
    <RenderingRoot name="map-embed" params={params}>
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
            show: phrase('embed-show-map'),
            always: phrase('embed-always'),
            open: phrase('embed-open', address.service),
          }}
        />
      ) : (
        <p className="editor-notice">This map has no place: fill in its Latitude and Longitude.</p>
      )}
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(MapEmbed);
