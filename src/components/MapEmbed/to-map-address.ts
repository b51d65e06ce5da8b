import type { EmbedAddress } from '@/ui/Embed';

type Place = { latitude: number; longitude: number; zoom: number };

/** The frame is about as wide; what it shows more or less does not matter. */
const WIDTH_PX = 800;
const HEIGHT_PX = 450;
const TILE_PX = 256;

/** What the service shows of a place. Numbers alone get into the addresses. */
export function toMapAddress(service: string, place: Place): EmbedAddress {
  return service.trim().toLowerCase() === 'google' ? toGoogleMaps(place) : toOpenStreetMap(place);
}

function toOpenStreetMap({ latitude, longitude, zoom }: Place): EmbedAddress {
  const src = new URL('https://www.openstreetmap.org/export/embed.html');
  src.searchParams.set('bbox', toBox({ latitude, longitude, zoom }).map(toDegrees).join(','));
  src.searchParams.set('layer', 'mapnik');
  src.searchParams.set('marker', `${toDegrees(latitude)},${toDegrees(longitude)}`);
  const href = new URL('https://www.openstreetmap.org/');
  href.searchParams.set('mlat', toDegrees(latitude));
  href.searchParams.set('mlon', toDegrees(longitude));
  href.hash = `map=${zoom}/${toDegrees(latitude)}/${toDegrees(longitude)}`;
  return { service: 'OpenStreetMap', src: src.href, href: href.href };
}

function toGoogleMaps({ latitude, longitude, zoom }: Place): EmbedAddress {
  const place = `${toDegrees(latitude)},${toDegrees(longitude)}`;
  const src = new URL('https://www.google.com/maps');
  const href = new URL('https://www.google.com/maps/search/');
  for (const [name, value] of [
    ['q', place],
    ['z', String(zoom)],
    ['output', 'embed'],
  ] as const) {
    src.searchParams.set(name, value);
  }
  href.searchParams.set('api', '1');
  href.searchParams.set('query', place);
  return { service: 'Google Maps', src: src.href, href: href.href };
}

/** West, south, east, north: this service takes the edges of what is shown, not a zoom. */
function toBox({ latitude, longitude, zoom }: Place): number[] {
  const perPixel = 360 / (TILE_PX * 2 ** zoom);
  const aside = (WIDTH_PX / 2) * perPixel;
  // In Web Mercator a degree of latitude takes more pixels the farther it is from the equator.
  const above = (HEIGHT_PX / 2) * perPixel * Math.cos((latitude * Math.PI) / 180);
  return [longitude - aside, latitude - above, longitude + aside, latitude + above];
}

/** Five decimals are a metre. */
const toDegrees = (degrees: number): string => degrees.toFixed(5);
