const MAX_KEYS = 500;

/**
 * Creates a function that returns whether a key is new, to log a message only once. After 500 keys it returns
 * `false` for every key, so that hostile content cannot fill the log or the memory.
 */
export function createOnce(): (key: string) => boolean {
  const known = new Set<string>();
  return (key) => {
    if (known.has(key) || known.size >= MAX_KEYS) return false;
    known.add(key);
    return true;
  };
}
