import { withTimeout } from '../async/with-timeout';
import type { Snapshot } from '../files/snapshots';

/** The longest wait in milliseconds for the very first value of this process, if an earlier process saved one. */
const MAX_WAIT_MS = 1000;

/**
 * Saves what `load` returns. Until the first load with the same arguments succeeds, a load that fails or takes long
 * gives the value that an earlier process saved. Rejects as `load` does if there is none.
 */
export function withSnapshot<Args extends readonly string[], Value>(
  load: (...args: Args) => Promise<Value>,
  snapshot: Snapshot<Args, Value> | undefined,
  { maxWaitMs = MAX_WAIT_MS } = {},
): (...args: Args) => Promise<Value> {
  if (!snapshot) return load;
  const last = new Map<string, Value>();

  return (...args) => {
    const key = JSON.stringify(args);
    const loading = load(...args).then((value) => {
      // A cache returns the same value many times.
      if (!last.has(key) || last.get(key) !== value) void snapshot.save(value, ...args);
      last.set(key, value);
      return value;
    });
    if (last.has(key)) return loading;
    const readOrWait = async () => {
      const saved = await snapshot.read(...args);
      return saved ? saved.value : loading;
    };
    return withTimeout(maxWaitMs, loading.catch(readOrWait), readOrWait);
  };
}
