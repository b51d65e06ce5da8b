import { type Histogram, metrics } from '@opentelemetry/api';

export type StepTime = { step: string; ms: number; answered: boolean };

/** Upper limits in seconds. Most steps take microseconds. A step that waits for the CMS takes up to 2 s. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

let histogram: Histogram | undefined;

export function countStepTimes(times: readonly StepTime[]): void {
  // Creates the histogram on first use, because metrics are not yet set up when this file is imported.
  histogram ??= metrics.getMeter('marquee').createHistogram('marquee.proxy.step.duration', {
    description: 'Time that a step before a page takes',
    unit: 's',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  for (const { step, ms, answered } of times) histogram.record(ms / 1000, { step, answered });
}

/** Formats the times for a Server-Timing header, which browsers show in their developer tools. */
export const toServerTiming = (times: readonly StepTime[]): string =>
  times.map(({ step, ms }) => `${step};dur=${ms.toFixed(2)}`).join(', ');
