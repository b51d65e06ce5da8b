import type { Embed, FindEmbed } from './embed-source';
import { findGoogleMap, findOpenStreetMap } from './find-map';
import { findVimeo, findYoutube } from './find-video';

const services: readonly FindEmbed[] = [findYoutube, findVimeo, findOpenStreetMap, findGoogleMap];

/** Finds the map or video to which a link leads. Returns `null` if the link leads to anything else. */
export function findEmbed(link: string, isPlaying: boolean): Embed | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  for (const find of services) {
    const embed = find(url, isPlaying);
    if (embed) return embed;
  }
  return null;
}
