import { isRecord } from '@/lib/json-kinds';

/** Whether a checkbox is ticked: `true` in the layout, `1` where the CMS gives the raw value. */
export function toFlag(field: unknown): boolean {
  const value = isRecord(field) ? field.value : undefined;
  return value === true || value === '1' || value === 1;
}
