/** Returns the properties that have one of the names. */
export function pick<Value>(
  values: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  const wanted = new Set(names);
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted.has(name)));
}
