export type Drawing = {
  /**
   * Path in the media folder of the site or, if it begins with `src/` or `tests/`, in the project. `.svg` is written as it
   * is; `.png` and `.jpg` are rasterized.
   */
  file: string;
  svg: string;
  /** Width of a raster image in pixels; the height follows from the view box. */
  width?: number;
};

/** Creates a generator of numbers in [0, 1) that gives the same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
