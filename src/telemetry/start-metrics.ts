import { DiagLogLevel, diag, metrics } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Config } from '@/config';
import type { Logger } from './logger';

/**
 * Sends what the site measures to a collector, from now on and every `intervalMs` (OTLP over HTTP, JSON). Without a
 * collector this is never called, and measuring costs next to nothing.
 */
export function startMetrics({ endpoint, intervalMs }: NonNullable<Config['metrics']>, logger: Logger): void {
  const tell = (reason: string) => logger.warn({ reason }, 'Metrics cannot be sent');
  const silent = () => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    DiagLogLevel.WARN,
  );
  const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` });
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: intervalMs,
  });
  const resource = resourceFromAttributes({ 'service.name': 'marquee' });
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader], resource }));
}
