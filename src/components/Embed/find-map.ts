import type { FindEmbed } from './embed-source';

type Place = { latitude: number; longitude: number; zoom: number };
type PlaceTexts = { latitude?: string | null; longitude?: string | null; zoom?: string | null };

const DEFAULT_ZOOM = 14;
const MAX_ZOOM = 19;

const OSM_HOST = /^(?:www\.)?openstreetmap\.org$/;
const OSM_HASH = /^#map=(?<zoom>[^/&]+)\/(?<latitude>[^/&]+)\/(?<longitude>[^/&]+)/;

/** The approximate size of the frame. A map tile shows the whole world at zoom 0. */
const WIDTH_PX = 800;
const HEIGHT_PX = 450;
const TILE_PX = 256;

/** Reads `?mlat=…&mlon=…` and `#map=zoom/latitude/longitude`. Copies only numbers into the new URLs. */
export const findOpenStreetMap: FindEmbed = ({ host, hash, searchParams }) => {
  if (!OSM_HOST.test(host)) return null;
  const view = OSM_HASH.exec(hash)?.groups ?? {};
  const place = toPlace({
    latitude: searchParams.get('mlat') ?? view.latitude,
    longitude: searchParams.get('mlon') ?? view.longitude,
    zoom: view.zoom,
  });
  if (!place) return null;
  const latitude = toDegrees(place.latitude);
  const longitude = toDegrees(place.longitude);
  const box = toBox(place).map(toDegrees).join('%2C');
  return {
    kind: 'map',
    service: 'OpenStreetMap',
    src: `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${place.zoom}/${latitude}/${longitude}`,
  };
};

/** Returns the west, south, east and north edges in degrees. The frame's URL contains edges in place of a zoom. */
function toBox({ latitude, longitude, zoom }: Place): number[] {
  const degreesPerPixel = 360 / (TILE_PX * 2 ** zoom);
  const eastWest = (WIDTH_PX / 2) * degreesPerPixel;
  // In Web Mercator a degree of latitude is higher far from the equator, so the map shows fewer degrees.
  const northSouth = (HEIGHT_PX / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  return [longitude - eastWest, latitude - northSouth, longitude + eastWest, latitude + northSouth];
}

const GOOGLE_HOST = /^(?:www\.|maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;
const GOOGLE_VIEW = /\/@(?<latitude>[\d.-]+),(?<longitude>[\d.-]+),(?<zoom>[\d.]+)z/;
const GOOGLE_PLACE_NAME = /^\/maps\/(?:place|search)\/([^/@]+)/;
const MAX_NAME_LENGTH = 200;

/** Reads `/maps/place/Name/@latitude,longitude,zoomz`, `/maps?q=…` and `?query=…`. The new URLs need no API key. */
export const findGoogleMap: FindEmbed = ({ host, pathname, searchParams }) => {
  const isMaps = GOOGLE_HOST.test(host) && (pathname.startsWith('/maps') || host.startsWith('maps.'));
  const place = toPlace({ ...GOOGLE_VIEW.exec(pathname)?.groups });
  const name = findPlaceName(pathname) ?? searchParams.get('q') ?? searchParams.get('query');
  const query = name || (place && `${toDegrees(place.latitude)},${toDegrees(place.longitude)}`);
  if (!isMaps || !query || query.length > MAX_NAME_LENGTH) return null;

  const src = new URL('https://www.google.com/maps?output=embed');
  src.searchParams.set('q', query);
  if (place) src.searchParams.set('z', String(place.zoom));
  const href = new URL('https://www.google.com/maps/search/?api=1');
  href.searchParams.set('query', query);
  return { kind: 'map', service: 'Google Maps', src: src.href, href: href.href };
};

function findPlaceName(pathname: string): string | null {
  const name = GOOGLE_PLACE_NAME.exec(pathname)?.[1];
  // Unlike `decodeURIComponent`, URLSearchParams decodes `+` as a space and never throws.
  return name ? new URLSearchParams(`name=${name}`).get('name') : null;
}

/** Returns `null` if a coordinate is not a number or is outside the map, which ends at 85 degrees (Web Mercator). */
function toPlace(texts: PlaceTexts): Place | null {
  const latitude = toNumber(texts.latitude);
  const longitude = toNumber(texts.longitude);
  if (latitude === null || Math.abs(latitude) > 85 || longitude === null || Math.abs(longitude) > 180)
    return null;
  const zoom = Math.round(toNumber(texts.zoom) ?? DEFAULT_ZOOM);
  return { latitude, longitude, zoom: Math.min(Math.max(zoom, 1), MAX_ZOOM) };
}

/** Five decimals of a degree are about one meter on the ground. */
const toDegrees = (degrees: number): string => degrees.toFixed(5);

function toNumber(text: string | null | undefined): number | null {
  return text && /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : null;
}
