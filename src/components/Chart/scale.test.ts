import { createScale } from './scale';

test.each([
  [[118, 96, 107], [0, 50, 100, 150], 0],
  [[-4, 9], [-5, 0, 5, 10], 0],
  [[-40, -10], [-40, -30, -20, -10, 0], 0],
  [[0.31, 0.9], [0, 0.25, 0.5, 0.75, 1], 2],
  [[0], [0, 0.25, 0.5, 0.75, 1], 2],
  [[], [0, 0.25, 0.5, 0.75, 1], 2],
])('the values %j have the ticks %j', (values, ticks, digits) => {
  const scale = createScale(values);
  expect(scale.ticks.map((tick) => Number(tick.toFixed(10)))).toEqual(ticks);
  expect(scale.digits).toBe(digits);
});

test('the lowest tick is at 0 percent and the highest at 100', () => {
  const { toPercent } = createScale([-4, 9]);
  expect([-5, 0, 10].map(toPercent)).toEqual([0, 33.33, 100]);
});

test.each([[[1e15, -1e15]], [[1e-9]], [[-1e-9, 1e15]], [[3, 1e15]]])(
  'has a few finite ticks for %j',
  (values) => {
    const { ticks, toPercent } = createScale(values);
    expect(ticks.length).toBeLessThan(8);
    for (const number of [...ticks, ...values.map(toPercent)]) expect(Number.isFinite(number)).toBe(true);
  },
);
