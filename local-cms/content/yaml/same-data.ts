export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a key of a map. One that every object has, such as `constructor`, counts as missing. */
export const getOwn = (map: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/** Returns the keys of a map. A key without a value counts as missing, as in JSON. */
export const listKeys = (map: Record<string, unknown>): string[] =>
  Object.keys(map).filter((key) => map[key] !== undefined);

/** Compares data of YAML or JSON. The order of keys does not count. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((part, index) => isSameData(part, b[index]));
  if (isRecord(a) && isRecord(b)) {
    const keys = listKeys(a);
    return (
      keys.length === listKeys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && isSameData(a[key], b[key]))
    );
  }
  return Object.is(a, b) || (a === 0 && b === 0);
}

/** Returns a text that is equal for equal data. */
export function toCanonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalText).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const parts = listKeys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${toCanonicalText(value[key])}`);
  return `{${parts.join(',')}}`;
}
