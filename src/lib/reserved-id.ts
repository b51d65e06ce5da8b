/** Next and React look for elements by ids that begin with two underscores; content must not stand in their place. */
export const isReservedId = (id: string): boolean => id.startsWith('__');
