import { context, ProxyTracerProvider, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Config } from '../config/config';
import { onShutdown } from '../process/on-shutdown';
import { createSampler } from './create-sampler';
import { turnTracingOn } from './tracing';

type Settings = Pick<
  NonNullable<Config['telemetry']['collector']>,
  'endpoint' | 'traceRatio' | 'continuesTraces'
>;

/** Starts to send spans to a collector. Returns the provider of the tracers. */
export function startTraces(
  { endpoint, traceRatio, continuesTraces }: Settings,
  resource: Resource,
  exporter: SpanExporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
): TracerProvider {
  const provider = new TracerProvider({
    resource,
    sampler: createSampler({ ratio: traceRatio }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(withoutNext(provider));
  turnTracingOn(continuesTraces ? new W3CTraceContextPropagator() : undefined);
  onShutdown(() => provider.shutdown());
  return provider;
}

/** Next's own spans repeat ours, and they contain URLs with their query, in which editors send the secret. */
function withoutNext(provider: TracerProvider): Pick<TracerProvider, 'getTracer'> {
  const none = new ProxyTracerProvider();
  return {
    getTracer: (name, version, options) =>
      (name === 'next.js' ? none : provider).getTracer(name, version, options),
  };
}
