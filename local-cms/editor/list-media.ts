import { findMediaUses, type MediaUse } from '../authoring/media/find-media-uses.ts';
import type { MediaFile } from '../content/media-catalog.ts';
import { toMediaUrl } from '../graphql/layout/links.ts';
import type { Site } from '../model/site-model.ts';
import { toWords } from '../platform/to-words.ts';
import { toComponentLabel, toTitle } from './structure/labels.ts';

/** A media file as the page editor shows it. Sizes are in pixels and bytes. */
type ListedMedia = Pick<MediaFile, 'path' | 'type' | 'size' | 'width' | 'height'> & {
  url: string;
  /** The default alternative text by language; a decorative picture has an empty one. */
  alt: Readonly<Record<string, string>>;
  focus: string | null;
  uses: readonly ListedUse[];
};

/** `part` is what people call the component, without a text for a field of the page itself. */
type ListedUse = MediaUse & { part: string };

function describeUse(site: Site, use: MediaUse): ListedUse {
  const node = site.byId.get(use.itemId);
  const version = node?.versions.get(use.language);
  const isOwn = use.itemId === use.owner.itemId;
  const part = node && version && !isOwn ? toComponentLabel(node.template.name, toTitle(version.fields)) : '';
  return { ...use, field: toWords(use.field), part };
}

export function listMedia(site: Site, publicUrl: string) {
  const uses = findMediaUses(site);
  const toListed = (use: MediaUse) => describeUse(site, use);
  const files = [...site.media.values()].map((media): ListedMedia => {
    const { path, type, size, width, height } = media;
    const { alt = {}, focus = null } = site.mediaNotes.get(path) ?? {};
    const url = toMediaUrl({ site, publicUrl }, media);
    return { path, type, size, width, height, url, alt, focus, uses: (uses.get(path) ?? []).map(toListed) };
  });
  const folders = new Set(files.flatMap(({ path }) => listParents(path)));
  return { isReadOnly: site.recording !== null, folders: [...folders].sort(), files };
}

/** Returns the folders above a file, such as `projects` and `projects/havn`. */
function listParents(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
