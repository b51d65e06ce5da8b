import { getSteadyTime } from '../process/steady-time';

/** The best of so many answers counts, so that a slow one does not shift the clock. */
export const CLOCK_SAMPLES = 3;

/** When Redis was asked for its time, what it answered, and when the answer came. All in milliseconds. */
type Sample = { sentAt: number; answer: number; receivedAt: number };

/** Tells the time of Redis without asking it each time. Before the first answer this is the time of this process. */
export function createRedisClock(getTime: () => number = getSteadyTime) {
  let samples: { roundTripMs: number; offsetMs: number }[] = [];
  return {
    add({ sentAt, answer, receivedAt }: Sample): void {
      const sample = { roundTripMs: receivedAt - sentAt, offsetMs: answer - (sentAt + receivedAt) / 2 };
      samples = [sample, ...samples].slice(0, CLOCK_SAMPLES);
    },
    /** Forgets the answers once a new one is there, because it may come from another Redis. */
    reset(): void {
      samples = samples.slice(0, 1).map((last) => ({ ...last, roundTripMs: Number.POSITIVE_INFINITY }));
    },
    now(): number {
      const [best] = samples.toSorted((one, other) => one.roundTripMs - other.roundTripMs);
      return getTime() + (best?.offsetMs ?? 0);
    },
  };
}
