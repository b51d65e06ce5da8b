import type { FindEmbed } from './embed-address';
import { type Place, toDegrees, toPlace } from './place';

const HOST = /^(?:www\.)?openstreetmap\.org$/;
const HASH = /^#map=(?<zoom>[^/&]+)\/(?<latitude>[^/&]+)\/(?<longitude>[^/&]+)/;

/** The frame is about as large; it does not matter if it shows somewhat more or less. */
const WIDTH_PX = 800;
const HEIGHT_PX = 450;
const TILE_PX = 256;

/** `?mlat=…&mlon=…#map=zoom/latitude/longitude`, as its "Share" gives it. Only numbers get into our address. */
export const findOpenStreetMap: FindEmbed = ({ host, hash, searchParams }) => {
  if (!HOST.test(host)) return null;
  const shown = HASH.exec(hash)?.groups ?? {};
  const place = toPlace({
    latitude: searchParams.get('mlat') ?? shown.latitude,
    longitude: searchParams.get('mlon') ?? shown.longitude,
    zoom: shown.zoom,
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

/** West, south, east, north: the frame takes the edges of what is shown, not a zoom. */
function toBox({ latitude, longitude, zoom }: Place): number[] {
  const perPixel = 360 / (TILE_PX * 2 ** zoom);
  const aside = (WIDTH_PX / 2) * perPixel;
  // In Web Mercator a degree of latitude takes more pixels the farther it is from the equator.
  const above = (HEIGHT_PX / 2) * perPixel * Math.cos((latitude * Math.PI) / 180);
  return [longitude - aside, latitude - above, longitude + aside, latitude + above];
}
