import { toTarget } from './to-target';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['ArrowDown', 0, false, null],
  ['Enter', 0, false, null],
])(
  'of three tabs, the key %s leads from the tab %p (right to left: %p) to the tab %p',
  (key, chosen, isRtl, tab) => {
    expect(toTarget(key, chosen, 3, isRtl)).toBe(tab);
  },
);
