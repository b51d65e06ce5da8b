/** Reads a text of a message; an empty one if it is none. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
