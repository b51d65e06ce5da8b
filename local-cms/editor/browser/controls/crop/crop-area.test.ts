import fc from 'fast-check';
import { CORNERS, moveArea, moveCorner, setNumber, withRatio } from './crop-area.ts';

const size = { width: 800, height: 400 };
const free = { size, ratio: null };
const wide = { size, ratio: 16 / 9 };
const area = { left: 100, top: 100, width: 200, height: 100 };

test('an area stays in the picture when it is moved', () => {
  expect(moveArea(area, 30, -20, free)).toEqual({ ...area, left: 130, top: 80 });
  expect(moveArea(area, 9999, -9999, free)).toEqual({ ...area, left: 600, top: 0 });
});

test('the opposite corner stays when a corner is moved', () => {
  expect(moveCorner(area, 'top left', -50, -30, free)).toEqual({
    left: 50,
    top: 70,
    width: 250,
    height: 130,
  });
  expect(moveCorner(area, 'bottom right', -999, -999, free)).toEqual({ ...area, width: 16, height: 16 });
});

test('a ratio is the largest area around the same middle', () => {
  expect(withRatio(area, { size, ratio: 1 })).toEqual({ left: 0, top: 0, width: 400, height: 400 });
  expect(withRatio(area, free)).toBe(area);
});

test('with a ratio the other side follows', () => {
  expect(setNumber(area, 'width', 160, wide)).toMatchObject({ width: 160, height: 90 });
  expect(setNumber(area, 'height', 90, wide)).toMatchObject({ width: 160, height: 90 });
});

const number = fc.integer({ min: -2000, max: 2000 });
const step = fc.record({
  kind: fc.constantFrom('move', ...CORNERS, 'left', 'top', 'width', 'height', 'ratio'),
  x: number,
  y: number,
});

test('a corner that does not move keeps the area in a picture whose ratio is nearly that of the area', () => {
  const rules = { size: { width: 9, height: 5 }, ratio: 16 / 9 };
  const area = withRatio({ left: 0, top: 0, ...rules.size }, rules);
  expect(moveCorner(area, 'top right', 0, 0, rules).top).toBe(0);
});

test('no steps lead out of the picture, however small it is', () => {
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 1, max: 900 }), height: fc.integer({ min: 1, max: 900 }) }),
      fc.constantFrom(null, 16 / 9, 4 / 3, 1),
      fc.array(step, { maxLength: 12 }),
      (picture, ratio, steps) => {
        const rules = { size: picture, ratio };
        let now = withRatio({ left: 0, top: 0, ...picture }, rules);
        for (const { kind, x, y } of steps) {
          const corner = CORNERS.find((one) => one === kind);
          if (corner) now = moveCorner(now, corner, x, y, rules);
          else if (kind === 'left' || kind === 'top' || kind === 'width' || kind === 'height')
            now = setNumber(now, kind, x, rules);
          else now = kind === 'move' ? moveArea(now, x, y, rules) : withRatio(now, rules);
          expect(Math.min(now.left, now.top)).toBeGreaterThanOrEqual(0);
          expect(Math.min(now.width, now.height)).toBeGreaterThan(0);
          expect(now.left + now.width).toBeLessThanOrEqual(picture.width);
          expect(now.top + now.height).toBeLessThanOrEqual(picture.height);
        }
      },
    ),
  );
});
