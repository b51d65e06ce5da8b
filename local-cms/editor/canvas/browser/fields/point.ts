/** A place in the window, in pixels. */
export type Point = { x: number; y: number };
