import { context, ProxyTracerProvider, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Config } from '../config/config';
import { onShutdown } from '../process/on-shutdown';
import { createSampler } from './create-sampler';
import { turnTracingOn } from './tracing';

type Collector = NonNullable<Config['telemetry']['collector']>;

/** Starts to send spans to a collector. */
export function startTraces(
  { endpoint, traceRatio, continuesTraces }: Pick<Collector, 'endpoint' | 'traceRatio' | 'continuesTraces'>,
  resource: Resource,
): void {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource,
    sampler: createSampler({ ratio: traceRatio }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(withoutNext(provider));
  turnTracingOn(continuesTraces ? new W3CTraceContextPropagator() : undefined);
  onShutdown(() => provider.shutdown());
}

/** Next's own spans repeat ours, and they contain URLs with their query, in which editors send the secret. */
function withoutNext(provider: TracerProvider): Pick<TracerProvider, 'getTracer'> {
  const none = new ProxyTracerProvider();
  return {
    getTracer: (name, version, options) =>
      (name === 'next.js' ? none : provider).getTracer(name, version, options),
  };
}
