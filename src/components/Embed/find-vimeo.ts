import type { FindEmbed } from './embed-address';

const HOST = /^(?:www\.|player\.)?vimeo\.com$/;
const PATH = /^\/(?:video\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/;
/** Of an unlisted video: it is shown to those who know this. */
const HASH = /^[0-9a-f]{6,20}$/;

/** Only the id of the video and its hash get into our address. */
export const findVimeo: FindEmbed = ({ host, pathname, searchParams }, isPlaying) => {
  const [, id, hashInPath] = PATH.exec(pathname) ?? [];
  if (!id || !HOST.test(host)) return null;
  const hash = hashInPath ?? HASH.exec(searchParams.get('h') ?? '')?.[0];
  return {
    kind: 'video',
    service: 'Vimeo',
    // `dnt`: do not track.
    src: `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}${isPlaying ? '&autoplay=1' : ''}`,
    href: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  };
};
