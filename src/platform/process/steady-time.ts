/** Milliseconds since 1970 by a clock that never jumps. Next measures the age of pages with the same clock. */
export const getSteadyTime = (): number => performance.timeOrigin + performance.now();
