import type { FindEmbed } from './embed-source';

// The new URLs contain only ids that match these patterns.

const YOUTUBE_HOST = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

export const findYoutube: FindEmbed = ({ host, pathname, searchParams }, isPlaying) => {
  let id = '';
  if (host === 'youtu.be') id = pathname.slice(1);
  else if (YOUTUBE_HOST.test(host)) id = YOUTUBE_PATH.exec(pathname)?.[1] ?? searchParams.get('v') ?? '';
  if (!YOUTUBE_ID.test(id)) return null;
  return {
    kind: 'video',
    service: 'YouTube',
    src: `https://www.youtube-nocookie.com/embed/${id}?rel=0${isPlaying ? '&autoplay=1' : ''}`,
    href: `https://www.youtube.com/watch?v=${id}`,
  };
};

const VIMEO_HOST = /^(?:www\.|player\.)?vimeo\.com$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/;
/** Matches the key that the URL of an unlisted video must contain. */
const VIMEO_HASH = /^[0-9a-f]{6,20}$/;

export const findVimeo: FindEmbed = ({ host, pathname, searchParams }, isPlaying) => {
  const [, id, hashInPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id || !VIMEO_HOST.test(host)) return null;
  const hash = hashInPath ?? VIMEO_HASH.exec(searchParams.get('h') ?? '')?.[0];
  return {
    kind: 'video',
    service: 'Vimeo',
    // `dnt=1` means "do not track".
    src: `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}${isPlaying ? '&autoplay=1' : ''}`,
    href: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  };
};
