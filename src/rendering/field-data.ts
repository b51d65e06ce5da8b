import { isRecord } from '@/lib/json-kinds';

/** The values of a datasource's fields by name, as components from outside read them (the SDK's getDataFromFields). */
export function toFieldData(fields: unknown): Record<string, unknown> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isRecord(field) ? field.value : undefined]),
  );
}
