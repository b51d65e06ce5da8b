import { randomInt } from 'node:crypto';

// No vowels, so that no word appears, and no characters that look or sound like another: 0 O, 1 I L, 2 Z, 5 S, 8 B.
const CHARACTERS = 'CDFGHJKMNPQRTVWXY34679';

/** Returns a reference that people can read out, such as `K4RT-9WXM`: one of 50 billion. */
export function createReference(): string {
  const draw = () => CHARACTERS[randomInt(CHARACTERS.length)] ?? '';
  const half = () => Array.from({ length: 4 }, draw).join('');
  return `${half()}-${half()}`;
}

const REFERENCE = new RegExp(`^[${CHARACTERS}]{4}-[${CHARACTERS}]{4}$`);

export const isReference = (text: string): boolean => REFERENCE.test(text);
