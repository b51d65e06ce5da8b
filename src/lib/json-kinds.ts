type Kind = (value: unknown) => boolean;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Leaves out of an object what is not of the kind that its name says; names without a kind stay. */
export function keepKinds(kinds: Readonly<Record<string, Kind>>): (value: unknown) => unknown {
  return (value) => {
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).filter(([name, part]) => !Object.hasOwn(kinds, name) || kinds[name]?.(part)),
    );
  };
}
