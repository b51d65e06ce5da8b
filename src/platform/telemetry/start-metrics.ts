import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { metrics, type ObservableGauge } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import type { Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Config } from '../config/config';
import { onShutdown } from '../process/on-shutdown';
import { METRICS, type MetricKey } from './metrics';

type Receivers = Pick<Config['telemetry'], 'collector' | 'prometheus'>;

/** Starts to send metrics to a collector and to answer Prometheus. Rejects if the port for Prometheus is taken. */
export async function startMetrics(
  { collector, prometheus }: Receivers,
  resource: Resource,
): Promise<MeterProvider> {
  const readers = [
    ...(collector ? [createCollectorReader(collector)] : []),
    ...(prometheus ? [await startPrometheus(prometheus)] : []),
  ];
  const provider = new MeterProvider({ readers, resource });
  metrics.setGlobalMeterProvider(provider);
  observeProcess();
  onShutdown(() => provider.shutdown());
  return provider;
}

function createCollectorReader({ endpoint, intervalMs }: NonNullable<Receivers['collector']>) {
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: intervalMs,
  });
}

async function startPrometheus({ host, port }: NonNullable<Receivers['prometheus']>) {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
  await exporter.startServer();
  return exporter;
}

/** Measures memory and event loop at each report. */
function observeProcess(): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  createGauge('memory').addCallback((result) => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const values = { rss, heap_used: heapUsed, heap_limit: getHeapStatistics().heap_size_limit, external };
    for (const [kind, bytes] of Object.entries(values)) result.observe(bytes, { kind });
  });
  createGauge('eventLoop').addCallback((result) => {
    const values = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max };
    for (const [quantile, nanoseconds] of Object.entries(values))
      result.observe(nanoseconds / 1e9, { quantile });
    delay.reset();
  });
}

function createGauge(key: MetricKey): ObservableGauge {
  const { name, unit, description } = METRICS[key];
  return metrics.getMeter('marquee').createObservableGauge(name, { unit, description });
}
