import { ContentError } from './content-error.ts';

export type Kept<Value> = { value: Value; error: null } | { value: Value | null; error: ContentError };

/** Returns the result of `load`. If `load` throws a ContentError, returns the error and the key's last result. */
export type Keep<Value> = (key: string, load: () => Value) => Kept<Value>;

export function createLastGood<Value>(report: (error: ContentError) => void): Keep<Value> {
  const lastGood = new Map<string, Value>();
  return (key, load) => {
    try {
      const value = load();
      lastGood.set(key, value);
      return { value, error: null };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      report(error);
      return { value: lastGood.get(key) ?? null, error };
    }
  };
}
