/** Image widths in pixels, up to a dense screen. There are only a few, so that caches can store them all. */
const WIDTHS = [320, 480, 800, 1200, 1600, 2000, 2560, 3840] as const;
const WIDEST = 3840;

// The media URLs of the CMS and of Experience Edge, which can resize images, contain these parts.
const MEDIA_PATHS = ['/-/media/', '/-/jssmedia/'];
const EDGE_HOST = /^https:\/\/edge[^/]*\.sitecorecloud\.io\//;

/** Returns `undefined` when there is no narrower version. `naturalWidth` is the width of the original in pixels. */
export function toSrcSet(src: string, naturalWidth = Number.POSITIVE_INFINITY): string | undefined {
  const [url = '', hash] = src.split('#', 2);
  const [path = '', query = ''] = url.split('?', 2);
  const isMedia = MEDIA_PATHS.some((part) => path.includes(part)) || EDGE_HOST.test(path);
  if (!isMedia || hash !== undefined || path.toLowerCase().endsWith('.svg')) return undefined;

  const narrower: number[] = WIDTHS.filter((width) => width < naturalWidth);
  if (narrower.length === 0) return undefined;
  const toUrl = (width: number): string => {
    const parameters = new URLSearchParams(query);
    // Removes the size that an editor chose, because it would conflict with `mw`.
    for (const name of ['w', 'h', 'mh']) parameters.delete(name);
    parameters.set('mw', String(width));
    return `${path}?${parameters}`;
  };
  // With a size in its URL, the widest one comes in a modern format too, which the original may not have.
  const widths = naturalWidth <= WIDEST ? [...narrower, naturalWidth] : narrower;
  return widths.map((width) => `${toUrl(width)} ${width}w`).join(', ');
}
