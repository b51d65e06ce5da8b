const MAX_KEYS = 500;

/** Returns `true` for the first call with a key, up to 500 keys, so that content cannot fill the log or the memory. */
export function createOnce(): (key: string) => boolean {
  const known = new Set<string>();
  return (key) => {
    if (known.has(key) || known.size >= MAX_KEYS) return false;
    known.add(key);
    return true;
  };
}
