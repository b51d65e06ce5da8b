import { DiagLogLevel, diag } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { Config } from '../config/config';
import type { Logger } from './logger';
import { startMetrics } from './start-metrics';
import { startTraces } from './start-traces';

/**
 * Starts what the environment asks for: metrics and traces to a collector (OTLP over HTTP with JSON), metrics on a port
 * for Prometheus. Rejects if the port is taken.
 */
export async function startTelemetry({ collector, prometheus }: Config['telemetry'], logger: Logger) {
  const warn = (reason: string) => logger.warn({ reason }, 'Metrics or traces cannot be sent');
  const silent = () => undefined;
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
  const resource = resourceFromAttributes({ 'service.name': 'marquee' });
  if (collector && collector.traceRatio > 0) startTraces(collector, resource);
  if (collector || prometheus) await startMetrics({ collector, prometheus }, resource);
}
