import type { EmbedAddress } from '@/ui/Embed';

const YOUTUBE_HOST = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live)\/([\w-]{11})\/?$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/;
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** What an editor copies from YouTube or Vimeo; `null` for every other address. Ids alone get into ours. */
export function toVideoAddress(link: string, isPlaying: boolean): EmbedAddress | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const youtubeId = findYoutubeId(url);
  return youtubeId ? toYoutube(youtubeId, isPlaying) : toVimeo(url, isPlaying);
}

function findYoutubeId({ host, pathname, searchParams }: URL): string | null {
  const id = host === 'youtu.be' ? pathname.slice(1) : searchParams.get('v');
  if (host !== 'youtu.be' && !YOUTUBE_HOST.test(host)) return null;
  const found = YOUTUBE_PATH.exec(pathname)?.[1] ?? id ?? '';
  return YOUTUBE_ID.test(found) ? found : null;
}

function toYoutube(id: string, isPlaying: boolean): EmbedAddress {
  return {
    service: 'YouTube',
    src: `https://www.youtube-nocookie.com/embed/${id}?rel=0${isPlaying ? '&autoplay=1' : ''}`,
    href: `https://www.youtube.com/watch?v=${id}`,
    allow: ALLOW,
  };
}

function toVimeo({ host, pathname, searchParams }: URL, isPlaying: boolean): EmbedAddress | null {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(host)) return null;
  const [, id, hashInPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return null;
  // Unlisted videos are shown to those who know this.
  const hash = hashInPath ?? /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
  return {
    service: 'Vimeo',
    src: `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}${isPlaying ? '&autoplay=1' : ''}`,
    href: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    allow: ALLOW,
  };
}
