export type Place = { latitude: number; longitude: number; zoom: number };

const STANDARD_ZOOM = 14;
const LARGEST_ZOOM = 19;

type Written = { latitude?: string | null; longitude?: string | null; zoom?: string | null };

/** `null` when it is no place on the map, which ends at 85 degrees (Web Mercator). */
export function toPlace({ latitude, longitude, zoom }: Written): Place | null {
  const north = toNumber(latitude);
  const east = toNumber(longitude);
  if (north === null || Math.abs(north) > 85 || east === null || Math.abs(east) > 180) return null;
  const level = Math.round(toNumber(zoom) ?? STANDARD_ZOOM);
  return { latitude: north, longitude: east, zoom: Math.min(Math.max(level, 1), LARGEST_ZOOM) };
}

/** Five decimals are a metre. */
export function toDegrees(degrees: number): string {
  return degrees.toFixed(5);
}

function toNumber(text: string | null | undefined): number | null {
  return text && /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : null;
}
