/** @jsxImportSource preact */
import { Icon } from '../../controls/Icon.tsx';
import type { Media } from '../../platform/media-client.ts';

/** The picture in a size for lists. A file without picture is shown by its ending. */
export function MediaThumbnail({ file, size = 320 }: { file: Media; size?: number }) {
  if (!file.type.startsWith('image/'))
    return (
      <span class="media-thumbnail other">
        <Icon name="page" size={28} />
        {file.path.replace(/^.*\./, '')}
      </span>
    );
  return (
    <span class="media-thumbnail">
      <img src={`${file.url}&mw=${size}&mh=${size}`} alt="" loading="lazy" />
    </span>
  );
}
