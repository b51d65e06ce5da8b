import fc from 'fast-check';

import { readSize, toTargetSize } from './media-size.ts';

test.each([
  'w=0',
  'w=-1',
  'w=1.5',
  'w=1e3',
  'w=4097',
  'w=99999',
  'w=',
  'w=abc',
  'w=1&w=2',
  'mh=0x10',
  'h=%00',
  'mw= 5',
])('the size in the query %s is rejected', (query) => {
  expect(readSize(new URLSearchParams(query)).problem).toMatch(
    /^m?[wh]: must be a whole number from 1 to 4096$/,
  );
});

test('sizes are read, and other parameters are ignored', () => {
  expect(readSize(new URLSearchParams('w=10&mh=4096&iar=0&hash=x')).size).toEqual({ w: 10, mh: 4096 });
});

const original = { width: 300, height: 200 };

test.each([
  [{}, null],
  [{ w: 150 }, { width: 150, height: 100 }],
  [{ w: 600 }, { width: 600, height: 400 }],
  [{ h: 100 }, { width: 150, height: 100 }],
  [
    { w: 100, h: 100 },
    { width: 100, height: 100 },
  ],
  [{ w: 300 }, { width: 300, height: 200 }],
  [
    { w: 300, mw: 100 },
    { width: 100, height: 67 },
  ],
  [{ mw: 150 }, { width: 150, height: 100 }],
  [
    { mw: 150, mh: 50 },
    { width: 75, height: 50 },
  ],
  [
    { mw: 900, mh: 900 },
    { width: 300, height: 200 },
  ],
])('with %j, the target size of a 300×200 image is %j', (asked, target) => {
  expect(toTargetSize(asked, original)).toEqual(target);
});

test('no side is longer than 4096 pixels, however narrow the image is', () => {
  expect(toTargetSize({ w: 4000 }, { width: 10, height: 1000 })).toEqual({ width: 41, height: 4096 });
  expect(toTargetSize({ mw: 4096 }, { width: 5000, height: 9000 })).toEqual({ width: 2276, height: 4096 });
});

test('mw and mh never enlarge an image, and each side has at least one pixel', () => {
  const side = fc.integer({ min: 1, max: 4096 });
  fc.assert(
    fc.property(
      fc.record({ mw: side, mh: side }),
      fc.record({ width: side, height: side }),
      (asked, size) => {
        const target = toTargetSize(asked, size) ?? size;
        expect(target.width).toBeLessThanOrEqual(Math.min(asked.mw, size.width));
        expect(target.height).toBeLessThanOrEqual(Math.min(asked.mh, size.height));
        expect(Math.min(target.width ?? 0, target.height ?? 0)).toBeGreaterThan(0);
      },
    ),
  );
});
