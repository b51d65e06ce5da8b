import type { Point } from './sheet.ts';

/** Depth in metres at a point of the sheet; negative on land. */
export type Depth = (x: number, y: number) => number;

type Grid = { step: number; columns: number; rows: number; at(column: number, row: number): number };

/** How many squares the grid is wider than the sheet, on each side. */
const MARGIN = 24;

/** Samples the sheet and a margin. The outermost ring is deep, so that every line is closed, far outside of the sheet. */
function sample(depth: Depth, width: number, height: number, step: number): Grid {
  const columns = Math.ceil(width / step) + 2 * MARGIN + 1;
  const rows = Math.ceil(height / step) + 2 * MARGIN + 1;
  const isRing = (column: number, row: number) =>
    column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
  const values = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return isRing(column, row) ? 1000 : depth((column - MARGIN) * step, (row - MARGIN) * step);
  });
  return { step, columns, rows, at: (column, row) => values[row * columns + column] ?? 1000 };
}

type Edge = string;
type Crossing = { from: Edge; to: Edge };

/** Which sides of a square a line crosses, by which corners are above it: top left 8, top right 4, right 2, left 1. */
const CASES: Record<number, readonly [string, string][]> = {
  1: [['left', 'bottom']],
  2: [['bottom', 'right']],
  3: [['left', 'right']],
  4: [['right', 'top']],
  5: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  6: [['bottom', 'top']],
  7: [['left', 'top']],
  8: [['top', 'left']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  11: [['top', 'right']],
  12: [['right', 'left']],
  13: [['right', 'bottom']],
  14: [['bottom', 'left']],
};

const toEdge = (column: number, row: number, side: string): Edge => {
  if (side === 'top') return `h${column},${row}`;
  if (side === 'bottom') return `h${column},${row + 1}`;
  return side === 'left' ? `v${column},${row}` : `v${column + 1},${row}`;
};

function listCrossings(grid: Grid, level: number): Crossing[] {
  const crossings: Crossing[] = [];
  for (let row = 0; row < grid.rows - 1; row += 1)
    for (let column = 0; column < grid.columns - 1; column += 1) {
      const bit = (dx: number, dy: number, value: number) =>
        grid.at(column + dx, row + dy) < level ? value : 0;
      const sides = CASES[bit(0, 0, 8) + bit(1, 0, 4) + bit(1, 1, 2) + bit(0, 1, 1)] ?? [];
      for (const [from, to] of sides)
        crossings.push({ from: toEdge(column, row, from), to: toEdge(column, row, to) });
    }
  return crossings;
}

function toPoint(grid: Grid, edge: Edge, level: number): Point {
  const [column = 0, row = 0] = edge.slice(1).split(',').map(Number);
  const isHorizontal = edge.startsWith('h');
  const start = grid.at(column, row);
  const end = isHorizontal ? grid.at(column + 1, row) : grid.at(column, row + 1);
  const part = Math.min(1, Math.max(0, (level - start) / (end - start)));
  const [x, y] = isHorizontal ? [column + part, row] : [column, row + part];
  return [(x - MARGIN) * grid.step, (y - MARGIN) * grid.step];
}

/** Leaves out the points that lie less than `tolerance` beside the line (Douglas and Peucker). */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const distance = ([x, y]: Point) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length;
  const distances = points.map(distance);
  const farthest = distances.reduce((best, d, index) => (d > (distances[best] ?? 0) ? index : best), 0);
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  const before = simplify(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), tolerance)];
}

/** Returns the closed lines around everything that is shallower than each level. */
export function listContours(
  depth: Depth,
  { width, height, step, tolerance }: { width: number; height: number; step: number; tolerance: number },
  levels: readonly number[],
): Point[][][] {
  const grid = sample(depth, width, height, step);
  return levels.map((level) => {
    const crossings = listCrossings(grid, level);
    const next = new Map<Edge, Edge[]>();
    for (const { from, to } of crossings) next.set(from, [...(next.get(from) ?? []), to]);
    const loops: Point[][] = [];
    for (const { from } of crossings) {
      const loop: Point[] = [];
      let edge = next.get(from)?.pop();
      while (edge !== undefined) {
        loop.push(toPoint(grid, edge, level));
        edge = next.get(edge)?.pop();
      }
      if (loop.length > 5) loops.push(simplify([...loop, ...loop.slice(0, 1)], tolerance).slice(0, -1));
    }
    return loops;
  });
}
