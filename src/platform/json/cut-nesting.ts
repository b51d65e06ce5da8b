/** Removes objects and lists below `limit` levels and references to a parent, because deep data exhausts the stack. */
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

function copy(value: unknown, levelsLeft: number, parents: Set<object>): unknown {
  if (!isParent(value)) return value;
  if (levelsLeft === 0 || parents.has(value)) return undefined;
  parents.add(value);
  const copyChild = (child: unknown) => copy(child, levelsLeft - 1, parents);
  const copied = Array.isArray(value)
    ? value.map((child) => copyChild(child) ?? null)
    : Object.fromEntries(Object.entries(value).map(([name, child]) => [name, copyChild(child)]));
  parents.delete(value);
  return copied;
}

function isParent(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
