import { type Histogram, metrics } from '@opentelemetry/api';

/** How long one step before a page took, and whether it answered the request. */
export type StepTime = { step: string; ms: number; answered: boolean };

/** Seconds: most steps take some microseconds; one waits 0.4 s for the CMS at most, and 2 s after a start. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

let histogram: Histogram | undefined;

/** Counts the times for the operator's collector, where there is one. */
export function countStepTimes(times: readonly StepTime[]): void {
  // At the first request: by then the collector is known.
  histogram ??= metrics.getMeter('marquee').createHistogram('marquee.proxy.step.duration', {
    description: 'Time that a step before a page takes',
    unit: 's',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  for (const { step, ms, answered } of times) histogram.record(ms / 1000, { step, answered });
}

/** The times for the browser's developer tools (Server-Timing), in milliseconds. */
export const toServerTiming = (times: readonly StepTime[]): string =>
  times.map(({ step, ms }) => `${step};dur=${ms.toFixed(2)}`).join(', ');
