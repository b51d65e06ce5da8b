import { isRecord } from '@/lib/json-kinds';
import { toText } from '@/rendering/field-values';

const STANDARD_ZOOM = 14;
const LARGEST_ZOOM = 19;

type Place = { latitude: number; longitude: number; zoom: number };

/** `null` when the fields name no place on the map; it ends at 85 degrees (Web Mercator). */
export function toPlace(fields: unknown): Place | null {
  if (!isRecord(fields)) return null;
  const latitude = toNumber(fields.Latitude);
  const longitude = toNumber(fields.Longitude);
  if (latitude === null || Math.abs(latitude) > 85) return null;
  if (longitude === null || Math.abs(longitude) > 180) return null;
  const zoom = Math.round(toNumber(fields.Zoom) ?? STANDARD_ZOOM);
  return { latitude, longitude, zoom: Math.min(Math.max(zoom, 1), LARGEST_ZOOM) };
}

function toNumber(field: unknown): number | null {
  const text = toText(field).trim();
  const number = Number(text);
  return text && Number.isFinite(number) ? number : null;
}
