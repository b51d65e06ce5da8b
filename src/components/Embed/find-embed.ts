import type { EmbedAddress, FindEmbed } from './embed-address';
import { findGoogleMap } from './find-google-map';
import { findOpenStreetMap } from './find-open-street-map';
import { findVimeo } from './find-vimeo';
import { findYoutube } from './find-youtube';

/** The services whose maps and videos the site shows; adding one is adding it here. */
const services: readonly FindEmbed[] = [findYoutube, findVimeo, findOpenStreetMap, findGoogleMap];

/** What an editor copied from the address bar of a known service; `null` for every other address. */
export function findEmbed(link: string, isPlaying: boolean): EmbedAddress | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  for (const find of services) {
    const address = find(url, isPlaying);
    if (address) return address;
  }
  return null;
}
