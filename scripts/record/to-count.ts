/** Returns a number with its word, which gets an “s” unless the number is 1. */
export const toCount = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
