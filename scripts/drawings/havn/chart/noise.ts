import { createRandom } from '../../drawing.ts';

const SIZE = 64;

/** Returns smooth noise from -1 to 1 over the plane, with a wave length of about 1. */
export function createNoise(seed: number): (x: number, y: number) => number {
  const random = createRandom(seed);
  const values = Array.from({ length: SIZE * SIZE }, () => random() * 2 - 1);
  const wrap = (n: number) => ((n % SIZE) + SIZE) % SIZE;
  const at = (x: number, y: number) => values[wrap(y) * SIZE + wrap(x)] ?? 0;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - left), ease(y - top)];
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
