import { DiagLogLevel, diag, metrics } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Config } from '../config/config';
import type { Logger } from './logger';

/** Starts to send metrics to a collector, every `intervalMs` milliseconds (OTLP over HTTP with JSON). */
export function startMetrics({ endpoint, intervalMs }: NonNullable<Config['metrics']>, logger: Logger): void {
  const warn = (reason: string) => logger.warn({ reason }, 'Metrics cannot be sent');
  const silent = () => undefined;
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
  const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` });
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: intervalMs,
  });
  const resource = resourceFromAttributes({ 'service.name': 'marquee' });
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader], resource }));
}
