import { type Context, isSpanContextValid, type SpanContext, TraceFlags, trace } from '@opentelemetry/api';
import { type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace';

type Settings = {
  /** Which share of the requests is traced, from 0 to 1. */
  ratio: number;
  random?: () => number;
  /** Returns the time in milliseconds. */
  now?: () => number;
};

/** Callers can ask for this many traces a second, and for this many at once. */
const MAX_PER_SECOND = 10;

/**
 * Chooses the requests that are traced. Not by their trace id, as OpenTelemetry's own samplers do, because a caller may
 * have chosen it. A caller's wish to be traced is granted ten times a second, its wish not to be traced always.
 */
export function createSampler({
  ratio,
  random = Math.random,
  now = () => performance.now(),
}: Settings): Sampler {
  const mayGrant = createLimit(MAX_PER_SECOND, now);

  function isTraced(parent: SpanContext | undefined): boolean {
    if (!parent || !isSpanContextValid(parent)) return random() < ratio;
    const wantsIt = (parent.traceFlags & TraceFlags.SAMPLED) !== 0;
    return wantsIt && (!parent.isRemote || mayGrant());
  }

  return {
    shouldSample: (context: Context) => ({
      decision: isTraced(trace.getSpanContext(context))
        ? SamplingDecision.RECORD_AND_SAMPLED
        : SamplingDecision.NOT_RECORD,
    }),
    toString: () => `MarqueeSampler{${ratio}}`,
  };
}

/** Returns a function that returns `true` at most `perSecond` times a second (token bucket). */
function createLimit(perSecond: number, now: () => number): () => boolean {
  let left = perSecond;
  let filledAt = now();
  return () => {
    const time = now();
    left = Math.min(perSecond, left + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
