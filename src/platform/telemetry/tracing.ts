import {
  type Attributes,
  type Span,
  SpanStatusCode,
  type TextMapPropagator,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { processWide } from '../process/process-wide';
import { redactText } from './redact';

type Tracing = { isOn: boolean; propagator?: TextMapPropagator };

export const getTracing = () => processWide('tracing', (): Tracing => ({ isOn: false }));

const tracing = getTracing();

/** Called at the start, when spans have a receiver. Until then, spans cost nothing. */
export function turnTracingOn(propagator: TextMapPropagator | undefined): void {
  Object.assign(tracing, { isOn: true, propagator });
}

/** Runs `run` in a span of this name, a child of the span in which it is called. `span` takes further attributes. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  run: (span?: Span) => Promise<Result>,
): Promise<Result> {
  if (!tracing.isOn || isInUntracedRequest()) return run();
  return trace.getTracer('marquee').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await run(span);
    } catch (error) {
      markAsFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Not `isRecording`, which also becomes false when the request ends, before a page is renewed in the background. */
function isInUntracedRequest(): boolean {
  const span = trace.getActiveSpan();
  return span !== undefined && (span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0;
}

export function markAsFailed(span: Span, error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  span.setAttribute('error.type', name);
  span.setStatus({ code: SpanStatusCode.ERROR, message: redactText(message) });
}
