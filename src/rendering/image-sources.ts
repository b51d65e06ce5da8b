/** Widths in pixels that images are asked for in; few, so that caches along the way hold them. */
const WIDTHS = [480, 800, 1200, 1600, 2000] as const;

// Where Sitecore serves media that it can resize: the CMS itself, and Experience Edge.
const MEDIA_PATHS = ['/-/media/', '/-/jssmedia/'];
const EDGE_HOST = /^https:\/\/edge[^/]*\.sitecorecloud\.io\//;

/**
 * The image in several widths, none wider than the original; `undefined` when its server does not resize it.
 * `naturalWidth` in pixels.
 */
export function toSrcSet(src: string, naturalWidth = Number.POSITIVE_INFINITY): string | undefined {
  const [address = '', hash] = src.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const isMedia = MEDIA_PATHS.some((part) => path.includes(part)) || EDGE_HOST.test(path);
  if (!isMedia || hash !== undefined || path.toLowerCase().endsWith('.svg')) return undefined;

  const narrower: string[] = WIDTHS.filter((width) => width < naturalWidth).map((width) => {
    const parameters = new URLSearchParams(query);
    // The size that the editor inserted the image in would contradict the one that is asked for here.
    for (const name of ['w', 'h', 'mh']) parameters.delete(name);
    parameters.set('mw', String(width));
    return `${path}?${parameters} ${width}w`;
  });
  if (narrower.length === 0) return undefined;
  if (Number.isFinite(naturalWidth)) narrower.push(`${src} ${naturalWidth}w`);
  return narrower.join(', ');
}
