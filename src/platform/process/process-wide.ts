/**
 * Returns one object for the whole process. Next bundles the proxy, the pages and the API routes separately and loads the
 * cache handler outside of its bundles, so that a variable of a module exists several times.
 */
export function processWide<Value extends object>(name: string, create: () => Value): Value {
  const key = Symbol.for(`marquee.${name}`);
  const slots: Record<symbol, unknown> = Object(globalThis);
  slots[key] ??= create();
  // The name determines the type: only one place creates the value of a name.
  return slots[key] as Value;
}
