import { type Histogram, metrics } from '@opentelemetry/api';

/** How long a middleware step took, and whether it answered the request. */
export type StepTime = { step: string; ms: number; answered: boolean };

/** Seconds. Most steps take microseconds; waiting for the CMS takes up to 0.4 s, or 2 s after a start. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

let histogram: Histogram | undefined;

/** Records the times for the metrics collector, if there is one. */
export function countStepTimes(times: readonly StepTime[]): void {
  // Created on first use: at import, metrics are not set up yet.
  histogram ??= metrics.getMeter('marquee').createHistogram('marquee.proxy.step.duration', {
    description: 'Time that a step before a page takes',
    unit: 's',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  for (const { step, ms, answered } of times) histogram.record(ms / 1000, { step, answered });
}

/** Formats the times as a Server-Timing header in milliseconds. Browsers show it in their developer tools. */
export const toServerTiming = (times: readonly StepTime[]): string =>
  times.map(({ step, ms }) => `${step};dur=${ms.toFixed(2)}`).join(', ');
