import { ContentError } from './content-error.ts';

export type Kept<Value> = { value: Value; error: null } | { value: Value | null; error: ContentError };

export type Keep<Value> = (file: string, load: () => Value) => Kept<Value>;

/** Loads a file; while it is wrong on disk, answers with what it last was. */
export function createLastGood<Value>(report: (error: ContentError) => void): Keep<Value> {
  const good = new Map<string, Value>();
  return (file, load) => {
    try {
      const value = load();
      good.set(file, value);
      return { value, error: null };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      report(error);
      return { value: good.get(file) ?? null, error };
    }
  };
}
