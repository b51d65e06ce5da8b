/**
 * Returns the value of this name, created at the first call in this process. A variable of a module is not enough: Next
 * bundles proxy, pages and API routes apart, and the server entry and the cache handler are bundles of their own. Nothing
 * checks that the value has the type, so each name belongs to one function, which all others call.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`marquee.${name}`);
  const known: Value | undefined = Reflect.get(globalThis, key);
  if (known !== undefined) return known;
  const created = create();
  Reflect.set(globalThis, key, created);
  return created;
}
