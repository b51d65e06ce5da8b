/**
 * Creates a function that loads something and takes it. A late answer never replaces that of a newer request: whoever
 * waits for it waits for the newer one.
 */
export function createLoader<Data>(
  load: () => Promise<Data>,
  take: (data: Data) => void,
): () => Promise<void> {
  let latest: Promise<void> | null = null;
  return () => {
    const turn: Promise<void> = load().then((data) => (latest === turn ? take(data) : (latest ?? undefined)));
    latest = turn;
    return turn;
  };
}
