import { getIn } from './field-values';

/** Returns the values of fields by name, as the SDK's getDataFromFields does for external components. */
export function toFieldData(fields: unknown): Record<string, unknown> {
  const entries: [string, unknown][] = Object.entries(fields ?? {});
  return Object.fromEntries(entries.map(([name, field]) => [name, getIn(field, 'value')]));
}
