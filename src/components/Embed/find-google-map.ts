import type { FindEmbed } from './embed-address';
import { toDegrees, toPlace } from './place';

const HOST = /^(?:www\.|maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;
const VIEW = /\/@(?<latitude>[\d.-]+),(?<longitude>[\d.-]+),(?<zoom>[\d.]+)z/;
const NAMED = /^\/maps\/(?:place|search)\/([^/@]+)/;
const LONGEST_NAME = 200;

/**
 * `/maps/place/Name/@latitude,longitude,zoomz`, `/maps?q=…` and `?query=…`. A name that is looked up is a parameter of our
 * address, nothing else of it. Needs no API key, unlike Google's Embed API.
 */
export const findGoogleMap: FindEmbed = ({ host, pathname, searchParams }) => {
  const isMaps = HOST.test(host) && (pathname.startsWith('/maps') || host.startsWith('maps.'));
  const view = VIEW.exec(pathname)?.groups;
  const place = toPlace({ ...view });
  const name = findName(pathname) ?? searchParams.get('q') ?? searchParams.get('query');
  const asked = name || (place && `${toDegrees(place.latitude)},${toDegrees(place.longitude)}`);
  if (!isMaps || !asked || asked.length > LONGEST_NAME) return null;

  const src = new URL('https://www.google.com/maps?output=embed');
  src.searchParams.set('q', asked);
  if (place) src.searchParams.set('z', String(place.zoom));
  const href = new URL('https://www.google.com/maps/search/?api=1');
  href.searchParams.set('query', asked);
  return { kind: 'map', service: 'Google Maps', src: src.href, href: href.href };
};

function findName(pathname: string): string | null {
  const name = NAMED.exec(pathname)?.[1];
  // Decodes as Google does, `+` for a space, and never throws at what is encoded wrongly.
  return name ? new URLSearchParams(`name=${name}`).get('name') : null;
}
