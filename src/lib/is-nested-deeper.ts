/** Tells whether JSON is nested deeper than `limit`, without recursion, so that no depth can exhaust the stack. */
export function isNestedDeeper(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((parent) =>
      typeof parent === 'object' && parent !== null ? Object.values(parent).filter(isParent) : [],
    );
  }
  return false;
}

function isParent(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
