/** Image widths in pixels. There are only a few, so that caches can store them all. */
const WIDTHS = [480, 800, 1200, 1600, 2000] as const;

// The media URLs of the CMS and of Experience Edge, which can resize images, contain these parts.
const MEDIA_PATHS = ['/-/media/', '/-/jssmedia/'];
const EDGE_HOST = /^https:\/\/edge[^/]*\.sitecorecloud\.io\//;

/** Returns `undefined` when there is no narrower version. `naturalWidth` is the width of the original in pixels. */
export function toSrcSet(src: string, naturalWidth = Number.POSITIVE_INFINITY): string | undefined {
  const [url = '', hash] = src.split('#', 2);
  const [path = '', query = ''] = url.split('?', 2);
  const isMedia = MEDIA_PATHS.some((part) => path.includes(part)) || EDGE_HOST.test(path);
  if (!isMedia || hash !== undefined || path.toLowerCase().endsWith('.svg')) return undefined;

  const narrower: string[] = WIDTHS.filter((width) => width < naturalWidth).map((width) => {
    const parameters = new URLSearchParams(query);
    // Removes the size that an editor chose, because it would conflict with `mw`.
    for (const name of ['w', 'h', 'mh']) parameters.delete(name);
    parameters.set('mw', String(width));
    return `${path}?${parameters} ${width}w`;
  });
  if (narrower.length === 0) return undefined;
  if (Number.isFinite(naturalWidth)) narrower.push(`${src} ${naturalWidth}w`);
  return narrower.join(', ');
}
