import { record } from './metrics';

export type StepTime = { step: string; ms: number; answered: boolean };

export function countStepTimes(times: readonly StepTime[]): void {
  for (const { step, ms, answered } of times) record('proxySteps', ms / 1000, { step, answered });
}

/** Formats the times for a Server-Timing header, which browsers show in their developer tools. */
export const toServerTiming = (times: readonly StepTime[]): string =>
  times.map(({ step, ms }) => `${step};dur=${ms.toFixed(2)}`).join(', ');
