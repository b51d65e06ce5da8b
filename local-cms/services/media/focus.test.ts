import fc from 'fast-check';
import { readFocus, toCrop } from './focus.ts';

test.each([
  ['30,60', { x: 30, y: 60 }],
  ['0,100', { x: 0, y: 100 }],
  ['101,0', null],
  ['30', null],
  ['-1,5', null],
  ['3.5,5', null],
  ['', null],
])('the focal point %j is read as %j', (text, focus) => {
  expect(readFocus(text)).toEqual(focus);
});

test('a crop begins where object-position puts it', () => {
  const crop = toCrop({ width: 400, height: 100 }, { width: 100, height: 100 }, { x: 25, y: 50 });
  expect(crop).toEqual({ whole: { width: 400, height: 100 }, left: 75, top: 0 });
});

test('a crop never leaves the picture', () => {
  const side = fc.integer({ min: 1, max: 4096 });
  const size = fc.record({ width: side, height: side });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(size, size, fc.record({ x: percent, y: percent }), (original, target, focus) => {
      const { whole, left, top } = toCrop(original, target, focus);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + target.width).toBeLessThanOrEqual(whole.width);
      expect(top + target.height).toBeLessThanOrEqual(whole.height);
    }),
  );
});
