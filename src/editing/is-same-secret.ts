import { createHash, timingSafeEqual } from 'node:crypto';

const toDigest = (text: string) => createHash('sha256').update(text).digest();

/** Takes as long whatever is given; digests, because the comparison wants equal lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(toDigest(given), toDigest(expected));
}
