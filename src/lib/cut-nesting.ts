/**
 * Data without what lies deeper than `limit` levels or leads back to itself: what is cut off is absent, or `null` in
 * a list. Whole data, which is nearly all, comes back as it is. No depth of the data can exhaust the stack.
 */
export function cutNesting(value: unknown, limit: number): unknown {
  return isNestedDeeper(value, limit) ? copy(value, limit, new Set()) : value;
}

function isNestedDeeper(value: unknown, limit: number): boolean {
  let level = [value].filter(isParent);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= limit) return true;
    level = [...new Set(level.flatMap((parent) => Object.values(parent).filter(isParent)))];
  }
  return false;
}

function copy(value: unknown, levelsLeft: number, above: Set<object>): unknown {
  if (!isParent(value)) return value;
  if (levelsLeft === 0 || above.has(value)) return undefined;
  above.add(value);
  const own = (child: unknown) => copy(child, levelsLeft - 1, above);
  const copied = Array.isArray(value)
    ? value.map((child) => own(child) ?? null)
    : Object.fromEntries(Object.entries(value).map(([name, child]) => [name, own(child)]));
  above.delete(value);
  return copied;
}

function isParent(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
