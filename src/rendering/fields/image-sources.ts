/** Image widths in pixels; few, so that caches hold them. */
const WIDTHS = [480, 800, 1200, 1600, 2000] as const;

// The CMS and Experience Edge can resize media.
const MEDIA_PATHS = ['/-/media/', '/-/jssmedia/'];
const EDGE_HOST = /^https:\/\/edge[^/]*\.sitecorecloud\.io\//;

/**
 * The `srcset` of an image in several widths, none wider than the original; `undefined` when its server cannot
 * resize it. `naturalWidth` in pixels.
 */
export function toSrcSet(src: string, naturalWidth = Number.POSITIVE_INFINITY): string | undefined {
  const [url = '', hash] = src.split('#', 2);
  const [path = '', query = ''] = url.split('?', 2);
  const isMedia = MEDIA_PATHS.some((part) => path.includes(part)) || EDGE_HOST.test(path);
  if (!isMedia || hash !== undefined || path.toLowerCase().endsWith('.svg')) return undefined;

  const narrower: string[] = WIDTHS.filter((width) => width < naturalWidth).map((width) => {
    const parameters = new URLSearchParams(query);
    // The size that the editor chose would conflict with `mw`.
    for (const name of ['w', 'h', 'mh']) parameters.delete(name);
    parameters.set('mw', String(width));
    return `${path}?${parameters} ${width}w`;
  });
  if (narrower.length === 0) return undefined;
  if (Number.isFinite(naturalWidth)) narrower.push(`${src} ${naturalWidth}w`);
  return narrower.join(', ');
}
