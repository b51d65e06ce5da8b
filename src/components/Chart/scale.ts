export type Scale = {
  /** The values at which the chart has a line. */
  ticks: readonly number[];
  /** How many decimals the ticks need. */
  digits: number;
  /** Returns where a value is between the lowest and the highest tick, in percent. */
  toPercent: (value: number) => number;
};

/** Steps between ticks, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Creates an axis with three to six round ticks, from zero or a lower value. */
export function createScale(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values) || (low === 0 ? 1 : 0);
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  const digits = Math.min(20, Math.max(0, -Math.floor(Math.log10(step)) + (step / power === 2.5 ? 1 : 0)));
  const ticks = Array.from({ length: count + 1 }, (_, index) => (first + index) * step);
  const bottom = first * step;
  return { ticks, digits, toPercent: (value) => round(((value - bottom) / (count * step)) * 100) };
}

/** Two decimals are a tenth of a pixel. */
export const round = (percent: number): number => Math.round(percent * 100) / 100;
