import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time. `timingSafeEqual` needs arguments of equal length, so it gets digests. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(toDigest(given), toDigest(expected));
}

const toDigest = (text: string) => createHash('sha256').update(text).digest();
