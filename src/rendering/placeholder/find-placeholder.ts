/** Finds a placeholder by its name or by a pattern such as `column-1-{*}`. Returns its key. */
export function findPlaceholder(
  placeholders: Readonly<Record<string, unknown>>,
  name: string,
): string | null {
  if (Object.hasOwn(placeholders, name)) return name;
  return Object.keys(placeholders).find((pattern) => matchesPattern(name, pattern)) ?? null;
}

function matchesPattern(name: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('{*}', 2);
  if (end === undefined || !name.startsWith(start) || !name.endsWith(end)) return false;
  return /^\d+$/.test(name.slice(start.length, name.length - end.length));
}
