const MAX_KEYS = 500;

/**
 * Returns whether a key is new, to log a message once. After 500 keys every key counts as known, so that hostile content
 * cannot fill the log or the memory.
 */
export function createOnce(): (key: string) => boolean {
  const known = new Set<string>();
  return (key) => {
    if (known.has(key) || known.size >= MAX_KEYS) return false;
    known.add(key);
    return true;
  };
}
