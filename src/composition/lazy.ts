/** Creates a value on first use, because a build has no configuration. Later calls return the same value. */
export function lazy<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
