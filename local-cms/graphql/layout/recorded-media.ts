import { replaceUrls } from '../../content/recorded-urls.ts';
import type { LayoutContext } from './layout-context.ts';
import { toPlainMediaUrl } from './links.ts';

/** Replaces the URLs of recorded media files. Their queries stay, because they contain the size of an image. */
export function withLocalMedia(context: LayoutContext, layout: unknown): unknown {
  const { recording, media } = context.site;
  if (!recording || recording.media.size === 0) return layout;
  return replaceUrls(layout, (url) => {
    const path = recording.media.get(url);
    return path !== undefined && media.has(path) ? toPlainMediaUrl(context, path) : url;
  });
}
