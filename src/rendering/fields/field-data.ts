import { getIn } from './field-values';

/** The values of a datasource's fields by name, as external components read them (the SDK's getDataFromFields). */
export function toFieldData(fields: unknown): Record<string, unknown> {
  const entries: [string, unknown][] = Object.entries(fields ?? {});
  return Object.fromEntries(entries.map(([name, field]) => [name, getIn(field, 'value')]));
}
