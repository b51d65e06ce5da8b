const MOST_KEYS = 500;

/**
 * Tells whether a key comes for the first time, for logs that say a thing once. It remembers the first 500 keys and
 * takes all later ones for known, so that hostile content can fill neither the log nor the memory.
 */
export function createOnce(): (key: string) => boolean {
  const known = new Set<string>();
  return (key) => {
    if (known.has(key) || known.size >= MOST_KEYS) return false;
    known.add(key);
    return true;
  };
}
