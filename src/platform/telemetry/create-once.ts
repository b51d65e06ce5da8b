const MAX_KEYS = 500;

/**
 * Creates a function that returns `true` for the first call with a key, so that a caller can log a message
 * only once. After 500 keys it always returns `false`, so that hostile content cannot fill the log or the
 * memory.
 */
export function createOnce(): (key: string) => boolean {
  const known = new Set<string>();
  return (key) => {
    if (known.has(key) || known.size >= MAX_KEYS) return false;
    known.add(key);
    return true;
  };
}
