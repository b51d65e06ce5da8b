import type { FindEmbed } from './embed-address';

const HOST = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/;
const PATH = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/;
const ID = /^[\w-]{11}$/;

/** Only the id of the video gets into our address. */
export const findYoutube: FindEmbed = (url, isPlaying) => {
  const id = findId(url);
  if (!ID.test(id)) return null;
  return {
    kind: 'video',
    service: 'YouTube',
    src: `https://www.youtube-nocookie.com/embed/${id}?rel=0${isPlaying ? '&autoplay=1' : ''}`,
    href: `https://www.youtube.com/watch?v=${id}`,
  };
};

function findId({ host, pathname, searchParams }: URL): string {
  if (host === 'youtu.be') return pathname.slice(1);
  if (!HOST.test(host)) return '';
  return PATH.exec(pathname)?.[1] ?? searchParams.get('v') ?? '';
}
