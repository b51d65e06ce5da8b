'use client';

import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { ImageField, LinkField, RenderingProps, TextField } from '@/rendering/component/types';
import { useIsEditing, usePhrase } from '@/rendering/context/page-data';
import { toLink, toText } from '@/rendering/fields/field-values';
import { Image, Link, Text } from '@/rendering/fields/fields';
import { Facade } from './Facade';
import { findEmbed } from './find-embed';
import { useMediaConsent } from './use-media-consent';

type EmbedProps = RenderingProps<{ Title: TextField; Link: LinkField; Poster: ImageField }>;

/** Shows the map or video to which the field `Link` leads. If it leads to anything else, shows the link. */
function Embed({ fields, params }: EmbedProps) {
  const phrase = usePhrase();
  const isEditing = useIsEditing();
  const consent = useMediaConsent();
  const embed = findEmbed(toLink(fields.Link)?.href ?? '', consent.isRequested);
  return (
    <RenderingRoot name="embed" params={params}>
      <Text tag="h2" field={fields.Title} />
      {embed && (
        <Facade
          embed={embed}
          consent={consent}
          title={toText(fields.Title) || embed.service}
          poster={<Image field={fields.Poster} />}
          isShown={consent.isShown && !isEditing}
          texts={{
            notice: phrase('embed-notice', embed.service),
            show: phrase(`embed-show-${embed.kind}`),
            always: phrase('embed-always'),
            open: phrase('embed-open', embed.service),
          }}
        />
      )}
      {(!embed || isEditing) && <Link field={fields.Link} />}
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(Embed);
